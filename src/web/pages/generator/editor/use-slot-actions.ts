import { useMemo, useRef } from "react"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import type { Brief } from "../../../../domain/seo/brief.ts"
import { readSlot, type SlotKey, type SlotValue } from "../../../../domain/seo/listing.ts"
import { removeClaim } from "../../../../domain/seo/remove-claim.ts"
import { shortenSlot } from "../../../../domain/seo/shorten-slot.ts"
import { copyText } from "./copy-text.ts"
import type { EditAction, EditedProduct } from "./edit-state.ts"
import type { SlotActions } from "./slot-actions.ts"
import { valueIn } from "./value-in.ts"

interface Acting {
  readonly product: EditedProduct
  readonly platform: Platform
  readonly brief: Brief
  readonly tell: (action: EditAction) => void
  readonly askRewrite: (slot: SlotKey) => void
}

/** The same object at every key, so that only the field that was typed into is drawn. */
export function useSlotActions({ product, platform, brief, tell, askRewrite }: Acting): SlotActions {
  const latest = useRef(product)
  latest.current = product
  const { id } = product
  return useMemo(() => {
    const at = () => performance.now()
    const slotOf = (key: SlotKey) => platform.slots.find((slot) => slot.key === key)
    const put = (slot: SlotKey, value: SlotValue) => tell({ kind: "put", id, values: [{ slot, value }], at: at() })
    return {
      put,
      write: (slot, value) => tell({ kind: "typed", id, slot, value, at: at() }),
      lock: (slot, isLocked) => tell({ kind: "locked", id, slot, isLocked }),
      shorten(key) {
        const slot = slotOf(key)
        if (slot) put(key, shortenSlot(slot, latest.current.listing, platform, brief))
      },
      removeClaim(slot, claim) {
        put(slot, removeClaim(readSlot(latest.current.listing, slot) ?? "", claim, brief))
      },
      copy(key) {
        const slot = slotOf(key)
        return slot ? copyText(slot, valueIn(latest.current.listing, slot)) : ""
      },
      askRewrite,
    }
  }, [id, platform, brief, tell, askRewrite])
}
