import { memo, type ReactNode, useMemo, useRef, useSyncExternalStore } from "react"
import type { ProductResult } from "../../../contract/seo/listing.ts"
import type { Slot } from "../../../domain/rule-book/slot.ts"
import type { SlotValue } from "../../../domain/seo/listing.ts"
import { Field } from "../../parts/fields/field.tsx"
import { areSameNotes, type SlotNotes } from "../judge-slots.ts"
import { countSlot, sayItems } from "./count-slot.ts"
import { showClaim } from "./show-claim.ts"
import type { SlotActions } from "./slot-actions.ts"
import { SlotControl } from "./slot-control.tsx"
import { SlotNoteList } from "./slot-note-list.tsx"
import { SlotTools } from "./slot-tools.tsx"

export type SlotFieldProps = {
  slot: Slot
  isLocked: boolean
  notes: SlotNotes
  /** What was changed so that the platform accepts it. */
  changes: ProductResult["changes"]
  actions: SlotActions
}

/**
 * One slot of the listing with all its actions. It reads its own text, so that a key renders only this field at once.
 */
export const SlotField = memo(
  function SlotField({ slot, isLocked, notes, changes, actions }: SlotFieldProps) {
    const value = useSyncExternalStore(actions.listen, () => actions.read(slot))
    const box = useRef<HTMLDivElement>(null)
    const counter = countSlot(slot, value)
    const broken = notes.broken.map(({ message }) => message)
    const below = useMemo(
      () => (
        <SlotNoteList
          slot={slot}
          notes={notes}
          changes={changes}
          isLocked={isLocked}
          onMend={() => {
            actions.mend(slot.key)
            focusText(box.current)
          }}
          onShorten={() => {
            actions.shorten(slot.key)
            focusText(box.current)
          }}
          onShow={(claim) => showClaim(box.current, claim)}
          onRemove={(claim) => actions.removeClaim(slot.key, claim)}
        />
      ),
      [slot, notes, changes, isLocked, actions],
    )
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
        {below}
      </div>
    )
  },
  (before, after) =>
    before.slot === after.slot &&
    before.isLocked === after.isLocked &&
    before.changes === after.changes &&
    before.actions === after.actions &&
    areSameNotes(before.notes, after.notes),
)

const markupHelp = "A line that starts with ## is a heading, and one that starts with - is a list item."

function Help({ slot, value }: { slot: Slot; value: SlotValue }): ReactNode {
  return (
    <>
      {slot.purpose}
      {typeof value !== "string" && <span className="block text-ink-soft tabular-nums">{sayItems(slot, value)}</span>}
      {slot.markup && <span className="block text-ink-soft">{markupHelp}</span>}
      {slot.visible && (
        <span className="block text-ink-soft">
          <CutSign isCut={typeof value === "string" && value.length > slot.visible.chars} />
          {slot.visible.chars} characters are shown {slot.visible.where}
        </span>
      )}
    </>
  )
}

/** The same marker as in the text, if the text is that long. */
const CutSign = ({ isCut }: { isCut: boolean }) =>
  isCut && (
    <>
      <span aria-hidden="true" className="mr-1.5 inline-block h-[1em] border-warn-mark border-l-2 align-[-0.125em]" />
      Cut here:{" "}
    </>
  )

/** The pressed button disappeared with its reason. */
const focusText = (box: HTMLElement | null) => box?.querySelector<HTMLElement>("textarea, [data-chip]")?.focus()
