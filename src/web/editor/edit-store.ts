import { type EditAction, type EditedProduct, type EditState, edit } from "./edit-state.ts"

/** Holds the text outside of React, so that saving sees the last letter before anything is rendered. */
export interface EditStore {
  readonly read: () => EditState
  readonly tell: (action: EditAction) => void
  /** Calls back after each action. Returns the unsubscribe function. */
  readonly listen: (onChange: (action: EditAction) => void) => () => void
}

export function makeEditStore(start: EditState): EditStore {
  let state = start
  const listeners = new Set<(action: EditAction) => void>()
  return {
    read: () => state,
    tell(action) {
      const next = edit(state, action)
      if (next === state) return
      state = next
      for (const listener of listeners) listener(action)
    },
    listen(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** One product's current state. None is ever removed. */
export function readProduct(store: EditStore, id: string): EditedProduct {
  const product = store.read().products.find((one) => one.id === id)
  if (!product) throw new Error(`there is no product ${id} in the editor`)
  return product
}
