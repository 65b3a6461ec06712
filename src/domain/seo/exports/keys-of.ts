import { hashOf } from "../../text/keys/hash-of.ts"
import { slugOf } from "../../text/keys/slug-of.ts"

/** A name without Latin letters still gets a key, always the same one. */
const keyOf = (name: string, maxChars: number): string =>
  slugOf(name, maxChars) || `item-${hashOf(name).toString(36).slice(0, 6)}`.slice(0, maxChars)

/**
 * A unique key of lowercase letters, digits and hyphens for each name: platforms merge rows that share one. The second
 * "Wool Blanket" of a file is "wool-blanket-2".
 */
export function keysOf(names: readonly string[], maxChars: number): string[] {
  const taken = new Set(names.map((name) => keyOf(name, maxChars)))
  const given = new Set<string>()
  return names.map((name) => {
    const first = keyOf(name, maxChars)
    let key = first
    for (let at = 2; given.has(key) || (key !== first && taken.has(key)); at++) {
      const ending = `-${at}`
      key = `${first.slice(0, maxChars - ending.length).replace(/-$/, "")}${ending}`
    }
    given.add(key)
    return key
  })
}
