import { memo, useId, useRef } from "react"
import { Card } from "../../../parts/layout/card.tsx"
import { ItemContent } from "../item/item-content.tsx"
import { ItemForm } from "../item/item-form.tsx"
import type { CardActs } from "./card-acts.ts"
import { CardFoot } from "./card-foot.tsx"
import { CardHead } from "./card-head.tsx"
import type { CardItem } from "./card-item.ts"
import { CardText } from "./card-text.tsx"

type ItemCardProps = CardActs & {
  item: CardItem
  position: number
  setSize: number
  isChosen: boolean
  isOpen: boolean
  isEdited: boolean
  setOpen: (id: string, isOpen: boolean) => void
  setEdited: (id: string, isEdited: boolean) => void
}

/** One item of the history. An open one takes the whole row, because a listing is read and not skimmed. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, position, setSize, isChosen, isOpen, isEdited, library } = props
  const titleId = useId()
  const contentId = useId()
  const card = useRef<HTMLElement>(null)

  function setOpen(isNowOpen: boolean) {
    props.setOpen(item.id, isNowOpen)
    requestAnimationFrame(() => card.current?.scrollIntoView({ block: "nearest" }))
  }
  function setEdited(isNowEdited: boolean) {
    props.setEdited(item.id, isNowEdited)
    if (!isNowEdited) requestAnimationFrame(() => card.current?.focus())
  }

  return (
    <article
      ref={card}
      id={`item-${item.id}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={setSize}
      className={`relative grid min-w-0 rounded-lg ${isChosen ? "ring-2 ring-accent" : ""} ${isOpen || isEdited ? "col-span-full" : ""}`}
    >
      <Card pad="none">
        <div className="flex h-full min-w-0 flex-col">
          <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
            <CardHead item={item} titleId={titleId} />
            {isEdited ? (
              <ItemForm item={item} library={library} onClose={() => setEdited(false)} />
            ) : (
              <CardText item={item} library={library} isWhole={isOpen} onMore={() => setOpen(true)} />
            )}
          </div>
          {isOpen && (
            <div id={contentId} className="border-line border-t p-4">
              <ItemContent item={item} library={library} onEdit={() => setEdited(true)} />
            </div>
          )}
          <CardFoot {...props} contentId={contentId} onOpen={setOpen} onEdit={() => setEdited(true)} />
        </div>
      </Card>
    </article>
  )
})
