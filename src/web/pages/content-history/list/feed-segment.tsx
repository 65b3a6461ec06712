import { memo, type RefObject, startTransition, useEffect, useRef, useState } from "react"
import type { ListActs } from "../card/card-acts.ts"
import { cardGrid } from "../card/card-grid.ts"
import type { CardItem } from "../card/card-item.ts"
import { ItemCard } from "../card/item-card.tsx"
import { watchNearness } from "./watch-nearness.ts"

type FeedSegmentProps = ListActs & {
  items: readonly CardItem[]
  firstPosition: number
  setSize: number
  isFirst: boolean
}

/**
 * A few rows of the list. Far from the window, it keeps its height without content, so that ten thousand items cost as
 * much as fifty. With the focus or a text field in use, it stays mounted.
 */
export const FeedSegment = memo(
  function FeedSegment(props: FeedSegmentProps) {
    const { items, firstPosition, setSize, isFirst, chosenIds, onChoose, states, library, onMark, onDelete } = props
    const box = useRef<HTMLDivElement>(null)
    const { isNear, height } = useNearness(box, { isNear: isFirst, height: items.length * guessedItemPx })
    const hasFocus = useFocusWithin(box)
    const isDrawn = isNear || hasFocus || items.some(({ id }) => states.edited.has(id))
    return (
      <div ref={box} style={isDrawn ? {} : { height }} className={isDrawn ? cardGrid : undefined}>
        {isDrawn &&
          items.map((item, at) => (
            <ItemCard
              key={item.id}
              item={item}
              position={firstPosition + at}
              setSize={setSize}
              isChosen={chosenIds.has(item.id)}
              isOpen={states.open.has(item.id)}
              isEdited={states.edited.has(item.id)}
              onChoose={onChoose}
              setOpen={states.setOpen}
              setEdited={states.setEdited}
              library={library}
              onMark={onMark}
              onDelete={onDelete}
            />
          ))}
      </div>
    )
  },
  (before, after) =>
    before.library === after.library &&
    before.setSize === after.setSize &&
    before.firstPosition === after.firstPosition &&
    hasSame(before.items, after.items) &&
    isAlike(after.items, before.chosenIds, after.chosenIds) &&
    isAlike(after.items, before.states.open, after.states.open) &&
    isAlike(after.items, before.states.edited, after.states.edited),
)

const hasSame = (one: readonly CardItem[], other: readonly CardItem[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])

const isAlike = (items: readonly CardItem[], before: ReadonlySet<string>, after: ReadonlySet<string>): boolean =>
  before === after || items.every(({ id }) => before.has(id) === after.has(id))

/**
 * The estimated height per item of a segment that was never rendered; after that, the browser keeps the scroll
 * position.
 */
const guessedItemPx = 110

interface Nearness {
  readonly isNear: boolean
  /** Its height when it was last rendered. */
  readonly height: number
}

function useNearness(box: RefObject<HTMLElement | null>, atFirst: Nearness): Nearness {
  const [near, setNear] = useState(atFirst)
  useEffect(() => {
    if (box.current === null) return
    return watchNearness(box.current, ({ isIntersecting: isNear, boundingClientRect }) =>
      // As background work: mounting cards must not make scrolling stutter.
      startTransition(() =>
        setNear((before) =>
          before.isNear === isNear ? before : { isNear, height: isNear ? before.height : boundingClientRect.height },
        ),
      ),
    )
  }, [box])
  return near
}

function useFocusWithin(box: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const onEnter = () => setFocus(true)
    const onLeave = ({ relatedTarget }: FocusEvent) =>
      setFocus(relatedTarget instanceof Node && element.contains(relatedTarget))
    element.addEventListener("focusin", onEnter)
    element.addEventListener("focusout", onLeave)
    return () => {
      element.removeEventListener("focusin", onEnter)
      element.removeEventListener("focusout", onLeave)
    }
  }, [box])
  return hasFocus
}
