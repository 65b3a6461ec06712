import { landing } from "../../content/landing.ts"

/** What went in: a note, and not a card, because it is the seller's and not ours. */
export function TypedNote({ text }: { text: string }) {
  return (
    <div className="rounded-lg border border-line border-dashed bg-sunken p-4">
      <p className="font-semibold text-ink-soft text-sm">{landing.typed}</p>
      <p className="mt-1">{text}</p>
    </div>
  )
}
