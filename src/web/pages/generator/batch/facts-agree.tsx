import { CircleCheck, TriangleAlert } from "lucide-react"
import { useMemo } from "react"
import type { WholeHistoryItem } from "../../../../contract/history.ts"
import { platformSummaries } from "../../../../domain/platform-summaries.ts"
import { type Agreement, compareFacts } from "../../../../domain/seo/agreement.ts"
import { fillBrief } from "../../../listing/fill-brief.ts"

/** Whether the platforms agree on each product's facts: sizes, prices, counts, materials. */
export function FactsAgree({ items }: { items: readonly WholeHistoryItem[] }) {
  const products = useMemo(() => agreements(items), [items])
  const conflicts = products.flatMap(({ name, agreement }) =>
    agreement.conflicts.map((conflict) => ({ name, conflict })),
  )
  const isGood = conflicts.length === 0
  const Icon = isGood ? CircleCheck : TriangleAlert
  return (
    <details className="rounded-md border border-line">
      <summary className="flex cursor-pointer items-center gap-2 rounded-md p-3 font-medium">
        <Icon aria-hidden="true" className={isGood ? "size-5 shrink-0 text-good" : "size-5 shrink-0 text-warn"} />
        {isGood ? "The facts match on all platforms" : sayConflicts(conflicts.length)}
      </summary>
      <div className="flex flex-col gap-4 border-line border-t p-3">
        {conflicts.map(({ name, conflict: { kind, said, values } }) => (
          <p key={`${name} ${values.map(({ text }) => text).join()}`} className="max-w-line text-sm">
            <span className="font-medium">{name}</span>: a {kindWords[kind]} that the brief does not give like this.{" "}
            {values.map(({ text, on }) => `“${text}” on ${labels(on)}`).join("; ")}.
            {said.length > 0 && ` The brief says ${said.map((text) => `“${text}”`).join(" and ")}.`}
          </p>
        ))}
        {products.map(({ name, agreement }) => (
          <FactTable key={name} name={name} rows={agreement.rows} of={items.length} />
        ))}
      </div>
    </details>
  )
}

type FactTableProps = { name: string; rows: Agreement["rows"]; of: number }

function FactTable({ name, rows, of }: FactTableProps) {
  if (rows.length === 0) return null
  return (
    <div>
      <h4 className="font-medium text-sm">{name}</h4>
      <ul className="mt-1 flex flex-col gap-1 text-ink-soft text-sm">
        {rows.map(({ fact, on }) => (
          <li key={fact}>
            {fact}: {on.length === of ? "on all platforms" : on.length === 0 ? "on none" : `on ${labels(on)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ProductAgreement {
  readonly name: string
  readonly agreement: Agreement
}

/** The products of one brief have the same order on every platform. */
function agreements(items: readonly WholeHistoryItem[]): readonly ProductAgreement[] {
  const [first] = items
  if (first === undefined) return []
  const brief = fillBrief(first.form)
  return first.products.map(({ productName: name }, at) => {
    const listings = items.flatMap(({ platform, products }) => {
      const listing = products[at]
      return listing === undefined ? [] : [{ platform, listing }]
    })
    return { name, agreement: compareFacts(listings, brief) }
  })
}

const kindWords = { amount: "measure", count: "number", price: "price", size: "size", material: "material" } as const

const labels = (platforms: readonly string[]): string =>
  platforms.map((platform) => platformSummaries.find(({ id }) => id === platform)?.label ?? platform).join(", ")

const sayConflicts = (count: number): string =>
  count === 1 ? "One fact differs between platforms" : `${count} facts differ between platforms`
