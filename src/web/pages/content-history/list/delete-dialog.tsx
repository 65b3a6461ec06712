import { useState } from "react"
import { Confirm } from "../../../parts/overlays/confirm.tsx"
import type { CardItem } from "../card/card-item.ts"

type DeleteDialogProps = { doomed: readonly CardItem[]; onKeep: () => void; onDelete: () => Promise<void> }

export function DeleteDialog({ doomed, onKeep, onDelete }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState(doomed)
  // The text stays while the dialog fades out.
  if (doomed.length > 0 && asked !== doomed) setAsked(doomed)

  async function act() {
    setBusy(true)
    await onDelete()
    setBusy(false)
  }

  return (
    <Confirm
      isOpen={doomed.length > 0}
      onOpenChange={(isOpen) => isOpen || onKeep()}
      title={asked.length > 1 ? `Delete ${asked.length} items?` : "Delete content?"}
      text={sayDoomed(asked)}
      confirmLabel="Delete"
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void act()}
    />
  )
}

const sayDoomed = ([first, ...others]: readonly CardItem[]): string =>
  others.length === 0
    ? `Are you sure you want to delete "${first?.title ?? ""}"? This action cannot be undone.`
    : `Are you sure you want to delete ${others.length + 1} items? This action cannot be undone.`
