import { isPlural } from "../../../text/words/plural.ts"
import { canBeBase, canBeThird } from "../../../text/words/word-kinds.ts"
import { shared } from "./placed-title.ts"

const lowered = (text: string): string => text.toLowerCase().replace(/^(?:an?|the|our|my) /, "")

/** "Mallee Poultry", and its "Mallee 9 kg Treadle Feeder" */
export function behindBrand(brand: string, name: string): string {
  const [first = "", ...rest] = name.split(" ")
  const words = lowered(brand).split(" ")
  const isAgain =
    rest.length > 1 &&
    // "Net needle set" of "Vypeen Net Works" is one of net needles.
    [words[0], words.at(-1)].includes(first.toLowerCase()) &&
    shared(rest.join(" "), brand) === 0
  return `${brand} ${isAgain ? rest.join(" ") : name}`
}

/** "Trail gaiters keep gravel out": behind a plural, a verb begins what they do. */
export function goesOn(phrase: string, name: string): boolean {
  const [next = ""] = lowered(phrase).slice(name.length).trim().split(" ")
  return isPlural(name) ? canBeBase(next) : canBeThird(next)
}
