import { colours } from "../type/phrases.ts"
import { namesAThing } from "../type/thing-phrase.ts"

const buyers = /^(?:baby|toddler|kids|mens|womens|ladies)$/

/** "corner sofa grey", typed in haste: its last word is a detail. */
export function withDetailApart(name: string): string {
  const words = name.split(" ")
  const [thing = "", last = ""] = words.slice(-2)
  return words.length > 2 &&
    name === name.toLowerCase() &&
    (colours.has(last) || buyers.test(last)) &&
    /^\p{L}/u.test(thing) &&
    namesAThing(thing)
    ? `${words.slice(0, -1).join(" ")}, ${last}`
    : name
}
