import { places } from "./places.ts"

/** What a key, or two of them, ask for. */
export type Wish = { readonly kind: "help" | "palette" } | { readonly kind: "go"; readonly path: string }

/** The G that was pressed last, if it still counts. */
export interface Begun {
  readonly atMs: number
}

interface Read {
  readonly begun: Begun | null
  readonly wish: Wish | null
}

/** Whoever presses G and thinks for longer than this meant nothing by it. */
export const sequenceMs = 1500

const nothing: Read = { begun: null, wish: null }

/** Keys that mean something by themselves wherever nothing is being typed. */
export function readKeys(begun: Begun | null, key: string, atMs: number): Read {
  if (begun !== null && atMs - begun.atMs <= sequenceMs) {
    const place = places.find(({ letter }) => letter === key.toLowerCase())
    return place ? { begun: null, wish: { kind: "go", path: place.path } } : nothing
  }
  if (key === "?") return { begun: null, wish: { kind: "help" } }
  if (key === "/") return { begun: null, wish: { kind: "palette" } }
  return key.toLowerCase() === "g" ? { begun: { atMs }, wish: null } : nothing
}
