import { isPlural, singular } from "../../../text/words/plural.ts"
import { properNames } from "../../../text/words/proper-names.ts"
import { canBeBase, kindOf } from "../../../text/words/word-kinds.ts"
import { beforeNoun } from "../../type/own-verb.ts"

/** What something is for or about, in the words right behind its name. */
export interface Use {
  /** As the seller says it: "for church organists", "of beer temperatures". */
  readonly said: string
  /** The same in front of the name: "church organist". Empty if nobody would say it so. */
  readonly before: string
}

const maxWords = 8
const maxBefore = 4

/** These do not say what it is for, or fit any thing: "for your phone", "for all ages", "for free". */
const unsaid =
  /^(?:you|your|our|my|me|us|them|it|all|any|every|each|free|sale|now|use|fun|life|just|only|up|when|how|what|both|more|a while|i(?:phone|pad|os)|android|phones?|mobiles?|tablets?)\b/i

const people = /^(?:people|anyone|anybody|everyone|everybody|those|somebody|someone)$/i

/** The use in " for church organists write down what they play", up to where something else is said. */
export function useBehind(behind: string, name = ""): Use | null {
  const joints = /(?:guide|handbook|companion|introduction)$/i.test(name) ? ofGuide : ofAny
  const [, joint = "", rest = ""] = joints.exec(behind.split(/[.;:(!?]/)[0] ?? "") ?? []
  if (rest === "" || unsaid.test(rest)) return null
  const [first = "", ...more] = rest.split(",")
  const words = (rowIn(rest) || first).split(" ")
  const isOfPeople = people.test(words[0] ?? "")
  const isOfClause = isOfPeople && /^(?:who|with)$/i.test(words[1] ?? "")
  // "Anyone who keeps goats, sheep or hens": a row with its verb has no shorter form.
  if (isOfClause ? more.some((part) => / (?:and|or) /.test(part)) : isOfPeople) return null
  const kept = words.slice(0, isOfClause ? endOfClause(words) : endOfUse(words))
  const last = kept.at(-1) ?? ""
  const isWhole =
    kept.length > 0 &&
    // "For canoe people | to share the money after landing": they are nobody without it.
    !(ofNobody.test(last) && /^(?:to|who|that)$/i.test(words[kept.length] ?? "")) &&
    kept.length <= maxWords &&
    /^(?:noun|plural|ing|base)$/.test(kindIn(kept, kept.length - 1)) &&
    !kept.some((word) => /\d/.test(word)) &&
    !/^(?:and|or|&)$/i.test(last)
  const before = joint === "about" || isOfClause ? "" : inFront(joint === "to" ? upToOf(kept) : kept)
  return isWhole ? { said: `${joint} ${kept.join(" ")}`, before } : null
}

/** "Guitar, bass, ukulele and violin": a row of names up to the one behind its "and". */
const rowIn = (text: string): string =>
  /^(?:\p{L}+(?: \p{L}+)?, )+\p{L}+(?: \p{L}+)? (?:and|or) (?:\p{L}+ \p{L}+(?=$|,)|\p{L}+)/u.exec(text)?.[0] ?? ""

const ofAny = /^ (for|of|about) (.+)$/
const ofGuide = /^ (for|of|about|to) (.+)$/

/** "The canals", in a guide to "the canals of England" */
const upToOf = (words: readonly string[]): readonly string[] => words.join(" ").split(" of ")[0]?.split(" ") ?? []

/** Where "church organists | write down", "drivers | in Leeds", "drivers Chennai | to write" end. */
function endOfUse(words: readonly string[]): number {
  const end = words.findIndex((word, at) => {
    const before = words[at - 1] ?? ""
    const kind = kindIn(words, at)
    if (/^(?:relative|subject|auxiliary|third|adverb)$/.test(kind) || /^(?:away|together|alone|abroad)$/i.test(word))
      return true
    if (kind === "preposition") return word.toLowerCase() !== "of" && !saysWhich(words, at)
    // "Cab drivers | learning the streets"
    if (kind === "ing" && isPlural(before)) return true
    return (
      isPlural(before) &&
      /^(?:noun|plural)$/.test(kindOf(before)) &&
      (canBeBase(word) || properNames.has(word.toLowerCase()))
    )
  })
  return end < 0 ? words.length : end
}

/** "Cats on insulin", "runners with flat feet": nobody writes a log for cats. */
const saysWhich = (words: readonly string[], at: number): boolean =>
  /^(?:on|with|without)$/i.test(words[at] ?? "") &&
  /^(?:noun|plural)$/.test(kindOf(words.at(-1) ?? "")) &&
  words.length - at <= maxWhich &&
  // "Firefighters on 24/48 shifts" are firefighters.
  !/\d/.test(words.slice(at).join(" ")) &&
  isPlural(words[at - 1] ?? "")
const maxWhich = 3

/** "Tailors" right behind "for", and "ladies tailors", are people. */
const kindIn = (words: readonly string[], at: number): string => {
  const word = words[at] ?? ""
  return (at === 0 || beforeNoun.test(words[at - 1] ?? "")) && isPlural(word) ? "plural" : kindOf(word)
}

/** "Who keep hill sheep | on open commons": behind the object, more is said of it. "Who live with pain" has none. */
function endOfClause(words: readonly string[]): number {
  const end = words.findIndex((word, at) => at > minClause && kindOf(word) === "preposition")
  return end < 0 ? words.length : end
}

const minClause = 3

/** What is in front of a thing that is for "potters", "the theory test", "learning Welsh": "potter", "theory test", "Welsh". */
function inFront(words: readonly string[]): string {
  const bare = /^(?:an?|the|learning|studying|practi[sc]ing)$/i.test(words[0] ?? "") ? words.slice(1) : words
  const isName =
    bare.length > 0 &&
    bare.length <= maxBefore &&
    // Nobody types "canoe person app".
    !ofNobody.test(bare.at(-1) ?? "") &&
    !bare.some((word) => /^(?:conjunction|preposition|determiner)$/.test(kindOf(word)) || word.includes(",")) &&
    // "Towing caravans" is done, and names nothing.
    (bare.length === 1 || kindOf(bare[0] ?? "") !== "ing")
  return isName ? withSingular(bare) : ""
}

const ofNobody = /^(?:people|folks?|users?|owners?|fans?|lovers?)$/i

const withSingular = (words: readonly string[]): string =>
  [...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ")
