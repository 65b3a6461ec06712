import { isForm } from "./verbs.ts"
import { isAdjective, isConjunction, isDeterminer, isPreposition, isRelative, plain } from "./word-kinds.ts"

/** "camping mug with folding handles and a lip guard": a head, and what hangs on it. */
export interface NounPhrase {
  readonly head: string
  readonly tails: readonly { readonly opener: string; readonly text: string }[]
}

/** "USB-C to HDMI cable" and "blend of washed beans" are heads; so is "set of three". */
const staysInHead = (word: string, rest: readonly string[], isNone: boolean): boolean => {
  if (word === "of") return true
  // "No coating to scratch off": what it cannot do hangs on it.
  if (word === "to" && isNone && isForm(rest[0] ?? "", "base")) return false
  // "Two loops to hang it by"
  if (word === "to" && /^(?:it|them|you|your)$/.test(rest[1] ?? "") && isForm(rest[0] ?? "", "base")) return false
  // "Handles to push up from"
  if (word === "to" && rest.length > 1 && isForm(rest[0] ?? "", "base") && isPreposition(rest.at(-1) ?? ""))
    return false
  if (word === "to") return !rest.some((later) => isDeterminer(later)) && rest.length > 1
  return word === "made" || word === "like" || word === "as" || word === "up"
}

/** "For notes", "for a 15-inch laptop" */
const isThingFor = (rest: readonly string[]): boolean =>
  /^(?:notes?|cards?|coins?|phones?|pens?|keys?|fingers?|chopsticks|laptops?|tablets?|cables?|bottles?|brushes|hanging)$/.test(
    plain(rest.at(-1) ?? ""),
  ) && rest.length < 4

export function readNounPhrase(text: string): NounPhrase {
  const words = text.split(" ")
  const starts: number[] = []
  let isOpenOf = false
  for (let index = 1; index < words.length; index++) {
    const word = plain(words[index] ?? "")
    const before = plain(words[index - 1] ?? "")
    if (before === "and" || before === "or" || isPreposition(before)) continue
    if (word === "of" && starts.length === 0) isOpenOf = true
    const isInTail = starts.length > 0
    const isNewPart = isForm(word, "participle") && isPreposition(words[index + 1] ?? "")
    const isForWhom = plain(words[starts.at(-1) ?? 0] ?? "") === "for"
    if (isInTail && isForWhom && isNewPart && index - (starts.at(-1) ?? 0) > 1) {
      starts.push(index)
      continue
    }
    if (isInTail && word !== "with" && word !== "for") continue
    // "A pocket for notes" is a pocket; who or what the whole is for are people, or something done.
    const opener = plain(words[starts.at(-1) ?? 0] ?? "")
    if (isInTail && word === "for" && opener === "with" && before !== "," && isThingFor(words.slice(index + 1)))
      continue
    if (isInTail && words.slice((starts.at(-1) ?? 0) + 1, index).some(isRelative)) continue
    if (isRelative(word) || word === "offering" || word === "featuring" || word === "using") starts.push(index)
    else if (
      isPreposition(word) &&
      !staysInHead(word, words.slice(index + 1), /^(?:no|nothing)$/i.test(words[0] ?? ""))
    )
      starts.push(index)
    else if (isOpenOf && isForm(word, "participle") && isPreposition(words[index + 1] ?? "")) starts.push(index)
  }
  const cut = (from: number, to: number | undefined) => words.slice(from, to).join(" ").replace(/,$/, "")
  return {
    head: cut(0, starts[0]),
    tails: starts.map((start, at) => ({ opener: plain(words[start] ?? ""), text: cut(start + 1, starts[at + 1]) })),
  }
}

/** The parts of "A, B and C"; of "black and white" just itself, for a reader splits nothing that belongs together. */
export function conjuncts(text: string): string[] {
  const parts = text.split(/, (?:and |or )?(?![^()]*\))/)
  const last = parts.pop() ?? ""
  const split = last.split(/ (?:and|plus|&) (?=(?:an? |the )?[\p{L}\p{N}])(?![^()]*\))/u)
  const isOfThings = parts.length > 0 || split.every((part) => part.split(" ").length > 1)
  // "A collar and buttons down the front and two pockets" names three things.
  const isRow = parts.length === 0 && split.length > 2 && split.every((part) => part.split(" ").length > 1)
  const isQualities = [...parts.slice(1), ...split].some((part) =>
    part.split(" ").every((word) => isAdjective(word) || isConjunction(word)),
  )
  if (parts.length > 0 && isQualities) return [text]
  return [...parts, ...(isRow || (isOfThings && split.length === 2) ? split : [last])].filter(Boolean)
}
