import { landing } from "../../content/landing.ts"
import type { Typed } from "../../content/sample.ts"

/** The complete input, shown as a note and not as a card, because it is the seller's and not ours. */
export function TypedNote({ typed }: { typed: readonly Typed[] }) {
  return (
    <div className="rounded-lg border border-line border-dashed bg-sunken p-4">
      <h4 className="font-semibold text-ink-soft text-sm">{landing.typed}</h4>
      <dl className="mt-2 columns-1 gap-x-8 text-sm sm:columns-2 lg:columns-3">
        {typed.map(({ label, text }) => (
          <div key={label} className="mb-2.5 break-inside-avoid">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
