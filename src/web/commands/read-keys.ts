import { places } from "./places.ts"

/** The meaning of a key, or of two. */
export type Wish = { readonly kind: "help" | "palette" } | { readonly kind: "go"; readonly path: string }

/** The last G, if it still counts. */
export interface Begun {
  readonly atMs: number
}

interface Read {
  readonly begun: Begun | null
  readonly wish: Wish | null
}

/** A longer pause after G cancels it. */
export const sequenceMs = 1500

const nothing: Read = { begun: null, wish: null }

/** Keys with a meaning of their own while nothing is being typed. */
export function readKeys(begun: Begun | null, key: string, atMs: number): Read {
  if (begun !== null && atMs - begun.atMs <= sequenceMs) {
    const place = places.find(({ letter }) => letter === key.toLowerCase())
    return place ? { begun: null, wish: { kind: "go", path: place.path } } : nothing
  }
  if (key === "?") return { begun: null, wish: { kind: "help" } }
  if (key === "/") return { begun: null, wish: { kind: "palette" } }
  return key.toLowerCase() === "g" ? { begun: { atMs }, wish: null } : nothing
}
