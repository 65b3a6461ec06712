import { memo, type ReactNode, useRef } from "react"
import type { ProductResult } from "../../../../contract/seo/listing.ts"
import type { Slot } from "../../../../domain/rule-book/slot.ts"
import type { SlotValue } from "../../../../domain/seo/listing.ts"
import { Field } from "../../../parts/field.tsx"
import { countSlot, sayItems } from "./count-slot.ts"
import { areSameNotes, type SlotNotes } from "./judge-slots.ts"
import { showClaim } from "./show-claim.ts"
import type { SlotActions } from "./slot-actions.ts"
import { SlotControl } from "./slot-control.tsx"
import { SlotNoteList } from "./slot-note-list.tsx"
import { SlotTools } from "./slot-tools.tsx"

export type SlotFieldProps = {
  slot: Slot
  value: SlotValue
  isLocked: boolean
  notes: SlotNotes
  /** What was changed in it so that the platform takes it. */
  changes: ProductResult["changes"]
  actions: SlotActions
}

/** One place of the listing, with everything that can be done to it. A key typed into another one does not draw it. */
export const SlotField = memo(
  function SlotField({ slot, value, isLocked, notes, changes, actions }: SlotFieldProps) {
    const box = useRef<HTMLDivElement>(null)
    const counter = countSlot(slot, value)
    const broken = notes.broken.map(({ message }) => message)
    return (
      <div ref={box} data-slot={slot.key} className="flex scroll-mt-24 flex-col gap-2 contain-layout contain-style">
        <Field
          label={slot.label}
          isRequired={slot.isRequired}
          help={<Help slot={slot} value={value} />}
          error={broken.length > 0 ? broken.join(" ") : undefined}
          {...(counter && { counter })}
          action={<SlotTools slot={slot} isLocked={isLocked} excess={notes.excess} actions={actions} />}
        >
          <SlotControl slot={slot} value={value} isLocked={isLocked} claims={notes.claims} actions={actions} />
        </Field>
        <SlotNoteList
          slot={slot}
          notes={notes}
          changes={changes}
          isLocked={isLocked}
          onShow={(claim) => showClaim(box.current, claim)}
          onRemove={(claim) => actions.removeClaim(slot.key, claim)}
        />
      </div>
    )
  },
  (before, after) =>
    before.slot === after.slot &&
    before.value === after.value &&
    before.isLocked === after.isLocked &&
    before.changes === after.changes &&
    before.actions === after.actions &&
    areSameNotes(before.notes, after.notes),
)

function Help({ slot, value }: { slot: Slot; value: SlotValue }): ReactNode {
  return (
    <>
      {slot.purpose}
      {typeof value !== "string" && <span className="block text-ink-soft tabular-nums">{sayItems(slot, value)}</span>}
      {slot.visible && (
        <span className="block text-ink-soft">
          Shown before the cut {slot.visible.where}: {slot.visible.chars} characters
        </span>
      )}
    </>
  )
}
