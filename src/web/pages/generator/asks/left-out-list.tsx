import type { ProductResult } from "../../../../contract/seo/listing.ts"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"

/** Unused input, each with the reason. */
export function LeftOutList({ leftOut }: Pick<ProductResult["notes"], "leftOut">) {
  return (
    <Disclosure
      summary={
        <span className="text-ink-soft text-sm">
          Left out on purpose <span className="tabular-nums">({leftOut.length})</span>
        </span>
      }
    >
      <ul className="flex max-w-line flex-col gap-1.5 text-ink-soft text-sm">
        {[...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, of]) => (
          <li key={reason} className="wrap-anywhere">
            {of.map(({ text }) => `“${text.replace(/\.$/, "")}”`).join(", ")}, because {reason}.
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
