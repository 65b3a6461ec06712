import { useMemo } from "react"
import type { Platform } from "../../../domain/platforms/platform.ts"
import type { Brief } from "../../../domain/seo/brief.ts"
import { readSlot, type SlotKey, type SlotValue } from "../../../domain/seo/listing.ts"
import { offerSlot } from "../../../domain/seo/offer-slot.ts"
import { removeClaim } from "../../../domain/seo/remove-claim.ts"
import { shortenSlot } from "../../../domain/seo/shorten-slot.ts"
import { copyFields, copyHtml, copyText } from "../../listing/copy-text.ts"
import { valueIn } from "../../listing/value-in.ts"
import type { EditAction } from "../edit-state.ts"
import { type EditStore, readProduct } from "../edit-store.ts"
import type { SlotActions } from "./slot-actions.ts"

interface Acting {
  readonly id: string
  readonly store: EditStore
  readonly platform: Platform
  readonly brief: Brief
  readonly tell: (action: EditAction) => void
  readonly askRewrite: (slot: SlotKey) => void
}

/** The same object at every key, so that only the active field is rendered. */
export function useSlotActions({ id, store, platform, brief, tell, askRewrite }: Acting): SlotActions {
  return useMemo(() => {
    const listing = () => readProduct(store, id).listing
    const at = () => performance.now()
    const slotOf = (key: SlotKey) => platform.slots.find((slot) => slot.key === key)
    const put = (slot: SlotKey, value: SlotValue) => tell({ kind: "put", id, values: [{ slot, value }], at: at() })
    return {
      listen: store.listen,
      read: (slot) => valueIn(listing(), slot),
      put,
      write: (slot, value) => tell({ kind: "typed", id, slot, value, at: at() }),
      lock: (slot, isLocked) => tell({ kind: "locked", id, slot, isLocked }),
      shorten(key) {
        const slot = slotOf(key)
        if (slot) put(key, shortenSlot(slot, listing(), platform, brief))
      },
      mend(key) {
        const slot = slotOf(key)
        const mended = slot && offerSlot(slot, listing(), platform, brief)
        if (mended != null) put(key, mended)
      },
      removeClaim(slot, claim) {
        put(slot, removeClaim(readSlot(listing(), slot) ?? "", claim, brief))
      },
      copyHtml(key) {
        const slot = slotOf(key)
        return slot && copyHtml(slot, valueIn(listing(), slot))
      },
      copy(key) {
        const slot = slotOf(key)
        return slot ? copyText(slot, valueIn(listing(), slot)) : ""
      },
      copyFields: (slots) => copyFields(listing(), slots),
      askRewrite,
    }
  }, [id, store, platform, brief, tell, askRewrite])
}
