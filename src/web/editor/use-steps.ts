import { type KeyboardEvent, useCallback, useRef, useState } from "react"
import type { Platform } from "../../domain/platforms/platform.ts"
import { openAround } from "../parts/layout/open-around.ts"
import type { EditAction } from "./edit-state.ts"
import { type EditStore, readProduct } from "./edit-store.ts"

/** Undo and redo, by button and shortcut, with a message about what changed, scrolled into view. */
export function useSteps(id: string, store: EditStore, { slots }: Platform, tell: (action: EditAction) => void) {
  const box = useRef<HTMLElement>(null)
  const [said, setSaid] = useState("")

  const go = useCallback(
    (kind: "undo" | "redo") => {
      const { past, future } = readProduct(store, id)
      const step = (kind === "undo" ? past : future).at(-1)
      if (!step) return
      tell({ kind, id })
      const keys = step.changes.map(({ slot }) => slot)
      const labels = slots.filter(({ key }) => keys.includes(key)).map(({ label }) => label)
      setSaid(`${kind === "undo" ? "Undone" : "Done again"}: ${labels.join(", ")}`)
      requestAnimationFrame(() => {
        const field = box.current?.querySelector(`[data-slot="${keys[0]}"]`)
        if (field) openAround(field)
        field?.scrollIntoView({ block: "nearest" })
        // A button with nothing left to do loses the focus.
        if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
      })
    },
    [id, store, slots, tell],
  )
  const undo = useCallback(() => go("undo"), [go])
  const redo = useCallback(() => go("redo"), [go])
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return
      // Text typed into a list that is not an item yet belongs to its field.
      if (event.target instanceof HTMLElement && event.target.closest("[data-own-undo]")) return
      event.preventDefault()
      go(key === "y" || event.shiftKey ? "redo" : "undo")
    },
    [go],
  )
  return { box, said, undo, redo, onKeyDown }
}
