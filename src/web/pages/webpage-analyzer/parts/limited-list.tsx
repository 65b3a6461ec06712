import { type Key, type ReactNode, useState } from "react"
import { Button } from "../../../parts/buttons/button.tsx"

interface LimitedListProps<Item> {
  readonly items: readonly Item[]
  readonly limit: number
  /** The listed things: "keywords". */
  readonly unit: string
  readonly empty: string
  readonly keyOf: (item: Item) => Key
  readonly children: (item: Item) => ReactNode
}

/** The first few of many, with a button for all. */
export function LimitedList<Item>({ items, limit, unit, empty, keyOf, children }: LimitedListProps<Item>) {
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return <p className="text-ink-soft">{empty}</p>
  const shown = isWhole ? items.slice(0, 1000) : items.slice(0, limit)
  return (
    <>
      <ul className="flex flex-col gap-1">
        {shown.map((item) => (
          <li key={keyOf(item)} className="min-w-0 [overflow-wrap:anywhere]">
            {children(item)}
          </li>
        ))}
      </ul>
      {items.length > limit && (
        <div className="mt-3">
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${items.length} ${unit}`}
          </Button>
        </div>
      )}
    </>
  )
}
