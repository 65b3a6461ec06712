import { properNames } from "./names.ts"
import { wordDistance } from "./word-distance.ts"

/** What many names of places end with. */
const endings = [
  "field",
  "shire",
  "bridge",
  "borough",
  "chester",
  "church",
  "mouth",
  "minster",
  "wood",
  "stead",
  "castle",
]
const minHead = 3
/** Neighbours exchanged. */
const maxSlip = 0.3

/** "Coldfeild" ends as Coldfield does. */
function withRightEnding(low: string): string | null {
  for (const ending of endings) {
    const head = low.slice(0, -ending.length)
    const tail = low.slice(head.length)
    if (head.length < minHead || tail === ending) continue
    if (wordDistance(tail, ending, 1) <= maxSlip) return `${head}${ending}`
  }
  return null
}

const capitalised = (low: string): string => `${low.charAt(0).toUpperCase()}${low.slice(1)}`

/** The known name that a capitalised word is one slip away from: "Wakefeild" means Wakefield. Null where none or two are. */
export function nearestName(typed: string): string | null {
  const low = typed.toLowerCase()
  if (low.length < 6) return null
  const found: string[] = []
  for (const name of properNames) {
    if (name.charAt(0) === low.charAt(0) && wordDistance(low, name, 1) <= 0.9) found.push(name)
  }
  const [only] = found
  if (found.length > 1) return null
  const name = only ?? withRightEnding(low)
  return name === null ? null : capitalised(name)
}
