import { Notice } from "../parts/feedback/notice.tsx"

/** Shown on every screen of the payment sandbox, so that nobody mistakes it for real payments. */
export function TestMode({ hasCards = false }: { hasCards?: boolean }) {
  return (
    <Notice tone="warn" title="Test mode: no money moves">
      {hasCards
        ? "This is a sandbox. Cards are simulated. Never type a real card number here."
        : "Cards, payments and invoices are simulated here."}
    </Notice>
  )
}
