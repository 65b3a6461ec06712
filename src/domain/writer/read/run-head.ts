import { contentWords } from "../../text/words/content-words.ts"
import { isPlural } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { nameIn, shapeOf } from "../type/shape.ts"
import { withoutEnd } from "../write/grammar.ts"
import { isWorkAlone } from "./names-in-row.ts"
import { bareName } from "./thing.ts"

const maxWords = 7
const inName = /^(?:noun|plural|adjective|participle|ing|number|base)$/

const minName = 2
const maxName = 4

/** "Round robin maker" in "round robin maker for clubs type names in": a short name before a preposition. */
function shortName(run: string): string {
  // "Stopwatch for swim coaches does up to 8 lanes"
  const [whole = ""] =
    /^\p{L}+ for (?:\p{L}+ ){0,2}\p{L}+s(?= (?:does|gives|shows|lets|helps|tracks|keeps|that|to|so)(?!\p{L}))/iu.exec(
      run,
    ) ?? []
  if (whole !== "") return whole
  const found = nameIn(run)
  const count = found.split(" ").length
  const { shape, isCertain } = shapeOf(found)
  // "Count what you find"
  const isOpen = /(?:^| )(?:what|who|how|which|where|when)$/i.test(found)
  return count >= minName && count <= maxName && shape === "noun" && isCertain && !isOpen && !/[\d,]/.test(found)
    ? found
    : ""
}

/** The stem of the noun that a name ends with; empty if nobody can tell. */
export function nounOf(name: string): string {
  const plain = withoutEnd(name.replace(/\p{Extended_Pictographic}/gu, "").trim())
  const [noun = ""] = contentWords(bareName(plain).split(" ").at(-1) ?? "")
  return noun
}

/**
 * "Collapsible trekking poles" at the beginning of a run: up to the noun of the product's name, its
 * first words are certainly one name.
 */
export function runHead(run: string, name: string): string {
  const noun = nounOf(name)
  const words = run.split(" ").slice(0, maxWords)
  const end = words.findIndex((word) => !inName.test(kindOf(word)))
  const first = words.slice(0, end < 0 ? words.length : end)
  const mark = first.findIndex((word) => /[,;:]$/.test(word))
  const before = first.slice(0, mark < 0 ? first.length : mark + 1).map((word) => word.replace(/[,;:]$/, ""))
  const at = before.findLastIndex((word) => noun !== "" && contentWords(word)[0] === noun)
  // "Scallop net bags" of Tern & Tide Nets are bags.
  const next = before[at + 1] ?? ""
  // Somebody with castles in the name of the business offers "jumping castle hire".
  const isBefore = isWorkAlone(next) || (kindOf(next) === "plural" && !isPlural(before[at] ?? ""))
  if (at > 0) return before.slice(0, isBefore ? at + 2 : at + 1).join(" ")
  return name === "" ? shortName(run) : ""
}
