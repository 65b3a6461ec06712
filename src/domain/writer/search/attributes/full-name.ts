import { isRightWord } from "../../../text/spell/right-words.ts"
import type { Understanding } from "../../understanding.ts"
import { fieldNeeded } from "../field-in-category.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import type { Modifier } from "../phrases/modifiers.ts"
import type { NounPhrase } from "../phrases/noun-phrase.ts"

/** A gripper may be for anything; one among curling equipment is a curling gripper. A "Langstroth hive" says which it is. */
export function fullNameIn(phrase: NounPhrase, u: Understanding): string {
  const full = fullName(phrase, u)
  const isNamed = phrase.modifiers.some(
    ({ kind, text }) => kind === "name" || (kind === "style" && / \p{L}+(?<!ed)$/u.test(text)),
  )
  const field = full === phrase.head && !isNamed ? fieldNeeded(full, u) : ""
  return field === "" ? full : `${field} ${full}`
}

/** The noun with the nouns before it, as the seller's own words join them in lowercase: "harbor lights" of a candle is a title. */
function fullName({ modifiers, core }: NounPhrase, { brief, subject }: Understanding): string {
  const said = [subject.name, brief.description, subject.description, brief.targetKeywords]
    .join(". ")
    .replace(/(?<=^|[.!?]\s)\p{Lu}/gu, (letter) => letter.toLowerCase())
  if (core.includes(" ") && isGoodsKind(core)) return core
  const at = modifiers.findLastIndex(isBoundTo)
  const [before, last] = [modifiers[at - 1], modifiers[at]]
  const lasts = [
    ...(before !== undefined && isBoundTo(before) ? [`${before.text} ${last?.text}`] : []),
    last?.text ?? "",
  ]
  return lasts.map((words) => fullWith(words, core, said)).find((full) => full !== core) ?? core
}

function fullWith(last: string, core: string, said: string): string {
  if (last === "") return core
  const words = last.split(" ")
  // A "DeWalt table saw" is a table saw.
  const known = `${words.at(-1)} ${core}`
  if (isGoodsKind(known)) return known
  // Of an "Olympia SM3 carriage return lever", the carriage; "replacement" does not say what it is.
  const isOther = (word: string, place: number): boolean =>
    words[place - 1] === "&" || !isRightWord(word.replace(/['’]s$/, "")) || /\d|^(?:replacement|spare)$/.test(word)
  const from = words.findLastIndex(isOther) + 1
  const plain = words.slice(from).join(" ")
  const isBound = plain.includes(" ") && !core.includes(" ") && !isGoodsKind(core)
  return isBound || (plain !== "" && said.includes(`${plain} ${core.split(" ")[0]}`)) ? `${plain} ${core}` : core
}

const isBoundTo = ({ kind, text }: Modifier): boolean => kind === "name" || (kind === "style" && boundPair.test(text))

/** "Stretch spoke" guards: the second word may belong to the first, and a guard without them is for anything. "Weaving" shuttles. */
const boundPair = /^(?:\p{L}+ \p{L}+(?<!ed)|\p{L}{3,}ing)$/u
