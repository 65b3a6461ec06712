import { useSyncExternalStore } from "react"

const never = () => () => {}

/**
 * False in the prerendered document: a form without scripts must not let the browser put a password into the address.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
