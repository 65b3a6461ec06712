import type { Slot } from "../../../domain/rule-book/slot.ts"
import type { SlotValue } from "../../../domain/seo/listing.ts"
import { borderBefore } from "../../../domain/text/split/clusters.ts"
import { isShortList } from "../../listing/is-short-list.ts"
import { MarkedTextArea } from "../../parts/marked-text/marked-text-area.tsx"
import { ChipList } from "../../parts/pickers/chip-list.tsx"
import { RowList } from "../../parts/rows/row-list.tsx"
import { nameItem } from "../name-item.ts"
import { countItem } from "./count-slot.ts"
import { findMarks } from "./find-marks.ts"
import type { SlotActions } from "./slot-actions.ts"

type SlotControlProps = {
  slot: Slot
  value: SlotValue
  isLocked: boolean
  claims: readonly string[]
  actions: SlotActions
}

export function SlotControl({ slot, value, isLocked, claims, actions }: SlotControlProps) {
  const write = (next: SlotValue) => actions.write(slot.key, next)
  const put = (next: SlotValue) => actions.put(slot.key, next)
  if (typeof value === "string") {
    return (
      <MarkedTextArea
        value={value}
        onChange={write}
        marks={findMarks(value, claims)}
        cutAt={cutIndex(slot, value)}
        isOneLine={!slot.isLong}
        rows={slot.isLong ? 5 : 1}
        readOnly={isLocked}
        spellCheck
      />
    )
  }
  const list = { itemName: nameItem(slot), items: value, limit: countItem(slot), isReadOnly: isLocked }
  if (isShortList(slot))
    return <ChipList {...list} onChange={put} isMarked={(item) => findMarks(item, claims).length > 0} />
  return <RowList {...list} onChange={write} marksOf={(item) => findMarks(item, claims)} />
}

/** Where a text stops being visible, as an index into the text. */
function cutIndex({ visible }: Slot, text: string): number | undefined {
  if (!visible || text.length <= visible.chars) return undefined
  let index = 0
  let left = visible.chars
  for (const character of text) {
    left -= 1
    if (left < 0) return borderBefore(text, index)
    index += character.length
  }
  return undefined
}
