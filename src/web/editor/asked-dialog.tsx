import { useCallback } from "react"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { Listing, SlotKey } from "../../domain/seo/listing.ts"
import { valueIn } from "../listing/value-in.ts"
import { type Version, VersionsDialog } from "../listing/versions-dialog.tsx"
import type { Autosave } from "./autosave.ts"
import type { EditAction, EditedProduct } from "./edit-state.ts"
import { RewriteDialog } from "./rewrite-dialog.tsx"
import type { Rewrite } from "./use-rewriting.ts"

/** Without a slot, all unlocked ones are rewritten. */
export type Asked = { readonly kind: "rewrite"; readonly slot: SlotKey | null } | { readonly kind: "versions" }

type AskedDialogProps = {
  asked: Asked
  product: EditedProduct
  platform: Platform
  autosave: Autosave
  tell: (action: EditAction) => void
  rewrite: Rewrite
  loadVersions?: ((productId: string) => Promise<readonly Version[]>) | undefined
  onClose: () => void
}

export function AskedDialog({ asked, product, platform, loadVersions, tell, onClose, ...rest }: AskedDialogProps) {
  const { id, listing, locked } = product
  const load = useCallback(async () => (await loadVersions?.(id)) ?? [], [loadVersions, id])

  function restore(version: Listing) {
    const values = platform.slots.map((slot) => ({ slot: slot.key, value: valueIn(version, slot) }))
    tell({ kind: "put", id, values, at: performance.now() })
  }
  if (asked.kind === "versions") {
    return (
      <VersionsDialog
        platform={platform}
        listing={listing}
        text="What this listing said before. Restoring one is an edit like any other: Undo takes it back, and locked fields stay."
        load={load}
        onRestore={restore}
        onClose={onClose}
      />
    )
  }
  const open = platform.slots.filter(({ key }) => !locked.has(key))
  return (
    <RewriteDialog
      {...rest}
      productId={id}
      listing={listing}
      slots={asked.slot === null ? open : platform.slots.filter(({ key }) => key === asked.slot)}
      lockedCount={platform.slots.length - open.length}
      tell={tell}
      onClose={onClose}
    />
  )
}
