import { agree } from "../predicates.ts"
import type { Way } from "../teller.ts"
import { verbForms } from "../understand/verbs.ts"
import { isAuxiliary } from "../understand/word-kinds.ts"
import { listed } from "../wording.ts"

/** How the thing is called inside its own text, a little different each time. */
export interface Names {
  readonly it: string
  readonly the: string
  readonly this: string
  readonly isPlural: boolean
}

/** What two statements may begin with to become one: "is made with lime" and "is made with cumin". */
const openings = [
  "is made with",
  "is made of",
  "is made from",
  "smells of",
  "is good on",
  "comes in",
  "comes with",
  "comes as",
  "carries",
  "works with",
  "is sold",
  "is rated at",
  "is for",
  "has",
  "holds",
  "contains",
  "offers",
  "fits",
  "shows",
  "costs",
]

const isQuality = (text: string): boolean =>
  /^is (?!an? |the |made |for |best |not |\w+ed by )(?!.* (?:inside|outside|tall|wide|high|deep|across|thick)\b)/.test(
    text,
  ) &&
  text.split(" ").length < 6 &&
  !/ (?:and|or) |\d/.test(text)

/** "Contains 6 ml" says how much there is, "contains jojoba oil" what is in it. */
const isAmount = (text: string): boolean => /^(?:contains|holds) [\d.,]+ ?(?:ml|l|cl|oz|fl oz|g|kg|lb)\b/.test(text)

/** Statements of the same kind as one: "is made with lime, tomatillo and cumin". */
export function mergeLike(given: readonly string[]): string[] {
  const predicates = [...new Set(given)]
  const out: string[] = []
  const taken = new Set<string>()
  for (const text of predicates) {
    if (taken.has(text)) continue
    const opening = openings.find((words) => text.startsWith(`${words} `)) ?? (isQuality(text) ? "is" : null)
    const kin =
      opening === null
        ? [text]
        : predicates
            .filter(
              (other) => other.startsWith(`${opening} `) && !taken.has(other) && (opening !== "is" || isQuality(other)),
            )
            .slice(0, 5)
    for (const other of kin) taken.add(other)
    const said = kin.map((other) => other.slice((opening ?? "").length + 1))
    const inside = said.filter((_, at) => !isAmount(kin[at] ?? ""))
    const isMixed = inside.length > 0 && inside.length < said.length
    const rest = isMixed ? `${said.find((one) => !inside.includes(one))}, with ${listed(inside)}` : listed(said)
    out.push(kin.length === 1 ? text : `${opening} ${rest}`)
  }
  return out
}

const wordCount = (text: string): number => text.split(" ").length

/** Two or three statements a sentence, so that none gets long and none stands alone that could lean on another. */
export function groups(items: readonly string[], maxWords: number, maxItems = 3): string[][] {
  const out: string[][] = []
  for (const item of items) {
    const last = out.at(-1)
    const words = wordCount(last?.join(" ") ?? "")
    const isCompound = / (?:and|or) /.test(item) && (last ?? []).some((other) => / (?:and|or) /.test(other))
    const isFull = last === undefined || last.length >= maxItems || words + wordCount(item) > maxWords || isCompound
    if (isFull) out.push([item])
    else last.push(item)
  }
  const [before, alone] = [out.at(-2), out.at(-1)]
  if (before !== undefined && alone?.length === 1 && before.length > 2 && wordCount(alone[0] ?? "") < 9)
    alone.unshift(before.pop() ?? "")
  return out.map((group) => group.filter(Boolean))
}

const isJoint = / (?:and|or) |, with /

/** What holds an "and" of its own stands last, so that no other statement hangs on it by mistake. */
const byLength = (texts: readonly string[]): string[] => [
  ...texts.filter((text) => !isJoint.test(text)),
  ...texts.filter((text) => isJoint.test(text)),
]

/** "Weighs 900 g and has a fringe": what says two things already needs no second "and" before it. */
const isDouble = (text: string): boolean =>
  [...text.matchAll(/ and (\p{L}+) \S/gu)].some(
    ([, word = ""]) =>
      isAuxiliary(word) || verbForms(word).some(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun),
  )

/** "it holds 12 oz, stands 3.75 inches tall and is dishwasher safe", from each of its statements on. */
export function predicateWays(predicates: readonly string[], names: Names): Way[] {
  const texts = predicates.map((text) => agree(text, names.isPlural))
  const simple = texts.filter((text) => !isJoint.test(text))
  const ways: Way[] = []
  for (let turn = 0; turn < Math.max(1, simple.length); turn++) {
    const turned = byLength([...texts.slice(turn), ...texts.slice(0, turn)])
    if (turned.slice(1).some((text) => /^(?:also|then)\b/.test(text)) && turn > 0) continue
    const joint = isDouble(turned.at(-1) ?? "") ? ", " : " and "
    const said =
      turned.length > 1 ? `${turned.slice(0, -1).join(", ")}${joint}${turned.at(-1) ?? ""}` : (turned[0] ?? "")
    ways.push(`${names.the} ${said}`, `${names.it} ${said}`, turn === 0 && `${names.this} ${said}`)
  }
  return ways
}
