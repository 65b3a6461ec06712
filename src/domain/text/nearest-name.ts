import { properNames } from "./names.ts"
import { wordDistance } from "./word-distance.ts"

/** The known name that a capitalised word is one slip away from: "Wakefeild" means Wakefield. Null where none or two are. */
export function nearestName(typed: string): string | null {
  const low = typed.toLowerCase()
  if (low.length < 6) return null
  const found: string[] = []
  for (const name of properNames) {
    if (name.charAt(0) === low.charAt(0) && wordDistance(low, name, 1) <= 0.9) found.push(name)
  }
  const [only] = found
  return found.length === 1 && only !== undefined ? `${only.charAt(0).toUpperCase()}${only.slice(1)}` : null
}
