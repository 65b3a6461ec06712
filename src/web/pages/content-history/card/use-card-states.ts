import { useCallback, useMemo, useState } from "react"

export interface CardStates {
  readonly open: ReadonlySet<string>
  readonly edited: ReadonlySet<string>
  setOpen(id: string, isOpen: boolean): void
  setEdited(id: string, isEdited: boolean): void
}

const none: ReadonlySet<string> = new Set()

/** Which cards are open and which are being edited. Stored above the cards, because distant cards are not mounted. */
export function useCardStates(): CardStates {
  const [open, setOpenIds] = useState(none)
  const [edited, setEditedIds] = useState(none)
  const setOpen = useCallback((id: string, isIn: boolean) => setOpenIds((ids) => withId(ids, id, isIn)), [])
  const setEdited = useCallback((id: string, isIn: boolean) => setEditedIds((ids) => withId(ids, id, isIn)), [])
  return useMemo(() => ({ open, edited, setOpen, setEdited }), [open, edited, setOpen, setEdited])
}

function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
