import { Notice } from "../parts/feedback/notice.tsx"

/** Stands on every screen of the payment sandbox, so that nobody takes it for the real thing. */
export function TestMode({ hasCards = false }: { hasCards?: boolean }) {
  return (
    <Notice tone="warn" title="Test mode: no money moves">
      {hasCards
        ? "This is a sandbox. Cards are simulated. Never type a real card number here."
        : "Cards, payments and invoices are simulated here."}
    </Notice>
  )
}
