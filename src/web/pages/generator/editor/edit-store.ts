import { type EditAction, type EditState, edit } from "./edit-state.ts"

/** Holds what is written outside of React, so that saving sees the last letter before anything is drawn. */
export interface EditStore {
  readonly read: () => EditState
  readonly tell: (action: EditAction) => void
  /** Returns what ends it. */
  readonly listen: (onChange: () => void) => () => void
}

export function makeEditStore(start: EditState): EditStore {
  let state = start
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    tell(action) {
      const next = edit(state, action)
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    listen(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
