import { useMemo } from "react"
import type { ProductResult } from "../../contract/seo/listing.ts"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { SlotKey } from "../../domain/seo/listing.ts"
import type { EditedProduct } from "./edit-state.ts"
import { noNotes, type SlotNotes } from "./judge-slots.ts"
import type { SlotActions } from "./slot-actions.ts"
import { SlotField } from "./slot-field.tsx"

type SlotListProps = {
  product: EditedProduct
  platform: Platform
  notes: ReadonlyMap<SlotKey, SlotNotes>
  actions: SlotActions
}

const noChanges: ProductResult["changes"] = []

/** Every field of the platform, in the order in which it asks for them. */
export function SlotList({ product, platform, notes, actions }: SlotListProps) {
  const { saved, locked } = product
  const changes = useMemo(() => Map.groupBy(saved.changes, ({ slot }) => slot), [saved.changes])
  return (
    <div className="flex flex-col gap-8">
      {platform.slots.map((slot) => (
        <SlotField
          key={slot.key}
          slot={slot}
          isLocked={locked.has(slot.key)}
          notes={notes.get(slot.key) ?? noNotes}
          changes={changes.get(slot.key) ?? noChanges}
          actions={actions}
        />
      ))}
    </div>
  )
}
