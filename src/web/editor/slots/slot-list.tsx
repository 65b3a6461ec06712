import { useMemo, useState } from "react"
import type { ProductResult } from "../../../contract/seo/listing.ts"
import type { Platform } from "../../../domain/platforms/platform.ts"
import type { Slot } from "../../../domain/rule-book/slot.ts"
import type { SlotKey } from "../../../domain/seo/listing.ts"
import { pasteOrder } from "../../listing/paste-order.ts"
import { CopyButton } from "../../parts/buttons/copy-button.tsx"
import { Collapsible } from "../../parts/layout/collapsible.tsx"
import type { EditedProduct } from "../edit-state.ts"
import { noNotes, type SlotNotes } from "../judge-slots.ts"
import type { SlotActions } from "./slot-actions.ts"
import { SlotField } from "./slot-field.tsx"

type SlotListProps = {
  product: EditedProduct
  platform: Platform
  notes: ReadonlyMap<SlotKey, SlotNotes>
  actions: SlotActions
}

const noChanges: ProductResult["changes"] = []

/** First the slots that are pasted into the platform, in the order of its own form; the others are folded. */
export function SlotList({ product, platform, notes, actions }: SlotListProps) {
  const { saved, locked } = product
  const { pasted, rest } = useMemo(() => pasteOrder(platform), [platform])
  const changes = useMemo(() => Map.groupBy(saved.changes, ({ slot }) => slot), [saved.changes])
  const [isOpen, setOpen] = useState(false)
  const toCheck = rest.filter(({ key }) => needsCare(notes.get(key))).length
  const fieldOf = (slot: Slot) => (
    <SlotField
      key={slot.key}
      slot={slot}
      isLocked={locked.has(slot.key)}
      notes={notes.get(slot.key) ?? noNotes}
      changes={changes.get(slot.key) ?? noChanges}
      actions={actions}
    />
  )
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="editor-pasted" className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-2">
          <h3 id="editor-pasted" className="text-lg">
            {pastedTitle(platform)}
          </h3>
          <CopyButton text={() => actions.copyFields(pasted)} label="All fields" words="Copy all" />
        </div>
        {pasted.map(fieldOf)}
      </section>
      {rest.length > 0 && (
        <div className="border-line border-t pt-6">
          <Collapsible
            title="More texts"
            note={
              toCheck === 0
                ? rest.map(({ label }) => label).join(", ")
                : `${toCheck} of ${rest.length} ${toCheck === 1 ? "needs" : "need"} your attention`
            }
            isOpen={isOpen}
            onOpenChange={setOpen}
          >
            <div className="flex flex-col gap-8">{rest.map(fieldOf)}</div>
          </Collapsible>
        </div>
      )}
    </div>
  )
}

const pastedTitle = ({ label, pastedInto = label }: Platform): string => `Paste into ${pastedInto}`

const needsCare = (notes: SlotNotes | undefined): boolean =>
  notes !== undefined && notes.broken.length + notes.claims.length > 0
