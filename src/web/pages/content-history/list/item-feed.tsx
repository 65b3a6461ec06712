import { type KeyboardEvent, useMemo } from "react"
import type { ListActs } from "../card/card-acts.ts"
import type { CardItem } from "../card/card-item.ts"
import { FeedSegment } from "./feed-segment.tsx"

type ItemFeedProps = ListActs & {
  items: readonly CardItem[]
  labelledBy: string
  /** There is nothing left to load. */
  isComplete: boolean
}

/** Full rows in one, two and three columns, and few enough to render between two frames. */
const stretchItems = 12

/** All items, of which only those near the window are rendered. Page Up and Page Down move from card to card. */
export function ItemFeed({ items, labelledBy, isComplete, ...cards }: ItemFeedProps) {
  const stretches = useMemo(() => cutStretches(items), [items])
  return (
    <div role="feed" aria-labelledby={labelledBy} onKeyDown={goByPage} className="space-y-4">
      {stretches.map((stretch, number) => (
        <FeedSegment
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is a position in the list; its content changes.
          key={number}
          items={stretch}
          firstPosition={number * stretchItems + 1}
          setSize={isComplete ? items.length : -1}
          isFirst={number === 0}
          {...cards}
        />
      ))}
    </div>
  )
}

const cutStretches = (items: readonly CardItem[]): (readonly CardItem[])[] =>
  Array.from({ length: Math.ceil(items.length / stretchItems) }, (_, number) =>
    items.slice(number * stretchItems, (number + 1) * stretchItems),
  )

function goByPage(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0
  if (step === 0 || !(event.target instanceof HTMLElement) || event.target.closest("textarea, [data-scrolls]")) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("article[aria-posinset]")]
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const next = cards[at + step]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}
