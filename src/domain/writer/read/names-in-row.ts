import { isPlural } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { isBareHead } from "../search/phrases/word-classes.ts"
import { namesAThing } from "../type/thing-phrase.ts"

/** "Grade 11 and 12 math": the numbers are one range. */
const between = /\s*[,;]\s*(?:and\s+|or\s+)?|(?<!\d)\s+(?:and|&)\s+|\s+(?:and|&)\s+(?!\d)/i

/** Work that is said once for all the things before it: "math and physics tutor". */
const work =
  /^(?:tutor|teacher|coach|trainer|instructor|fitter|cleaner|groomer|photographer|tuition|tutoring|teaching|lessons|classes|training|repairs?|cleaning|grooming|removals?|fitting|installation|maintenance|photography|hire|rental|walking|sitting|sharpening|servicing|restoration|tuning|replacement|unblocking|repointing|rewiring|refurbishment|rebuilding)s?$/

export const isWorkAlone = (word: string): boolean => work.test(word.toLowerCase())

/** "Physics tutor", "carpet cleaning" */
export const namesWork = (name: string): boolean => {
  const words = name.toLowerCase().split(" ")
  return words.length > 1 && work.test(words.at(-1) ?? "")
}

/** Work that is done on things, and that nobody does as a pastime: "fly fishing rods" are no fly fishing. */
const onThings =
  /^(?:repairs?|cleaning|fitting|installation|restoration|maintenance|servicing|sharpening|calibration|removals?|rewinding|rebuilding|refurbishment|reupholstery|alterations?|welding|grinding|sweeping|emptying|unblocking|overhauls?|trimming|shearing|clipping)$/i

/** "Piano moving": done on what the customer has, and not what the customer gets. */
export const isDoneOnThings = (name: string): boolean => {
  const last = name.trim().split(/\s+/).at(-1) ?? ""
  return (
    onThings.test(last) ||
    /^(?:moving|hauling|towing|washing|detailing|valeting|grooming|tuning|polishing|mowing)$/i.test(last)
  )
}

const minSurplus = 2

/**
 * "Radiator repair" of "radiator repair tractor jcb truck": behind the last word for the work, a row of words that nothing
 * joins is what it is done on. A "bike repair stand" is a thing.
 */
export function upToWork(text: string): string {
  const words = text.split(" ")
  const end = words.findLastIndex((word) => onThings.test(word)) + 1
  const surplus = words.slice(end)
  const isRow = !isBareHead(surplus[0] ?? "") && surplus.every((word) => ofRow.test(kindOf(word)) || word === "and")
  return end > 1 && surplus.length >= minSurplus && isRow ? words.slice(0, end).join(" ") : text
}

const ofRow = /^(?:noun|plural|base|participle|adjective)$/

/** "Upright piano, needs tuning": nobody offers it. */
const isStateOfThing = /^(?:needs?|wants?|requires?|could|no|without|just|recent|after|before)\b/i

/** "Translations of birth and marriage certificates" are of both: the first of the two waits for its noun. */
function withSharedHeads(names: readonly string[]): string[] {
  const at = names.findIndex(
    (name, index) =>
      / of \S+(?: \S+)?$/.test(name) &&
      kindOf(name.split(" ").at(-1) ?? "") === "noun" &&
      /^\S+ \S+$/.test(names[index + 1] ?? "") &&
      isPlural(names[index + 1] ?? ""),
  )
  return at < 0 ? [...names] : [...names.slice(0, at), `${names[at]} and ${names[at + 1]}`, ...names.slice(at + 2)]
}

/** Each name in a row, in full: "math tutor" and "physics tutor" from "math and physics tutor". */
export function namesInRow(row: string): string[] {
  const names = withSharedHeads(row.split(between).filter(Boolean))
  const last = names.at(-1) ?? ""
  // "Manual and automatic driving lessons" are all driving lessons.
  const head = /(?<=\S )\p{L}+ing \S+$/u.exec(last)?.[0] ?? last.split(" ").at(-1) ?? ""
  if (!namesWork(last) || isStateOfThing.test(last)) return names
  return names.map((name, at) => {
    const noun = name.split(" ").at(-1) ?? ""
    const isThing = kindOf(noun) === "noun" || (kindOf(noun) === "base" && name === noun && namesAThing(noun))
    const isBefore = at < names.length - 1 && isThing && !work.test(noun)
    return isBefore ? `${name} ${head}` : name
  })
}
