import { contentWords } from "../../text/words/content-words.ts"
import { kindOf } from "../type/word-kinds.ts"
import { withoutEnd } from "../write/grammar.ts"
import { bareName } from "./thing.ts"

const maxWords = 7
const inName = /^(?:noun|plural|adjective|participle|ing|number|base)$/
const programme = new Set(["app", "game"])

/**
 * "Collapsible trekking poles" of a run that begins so: up to the noun of the product's name, or of what every app is,
 * its first words are certainly one name.
 */
export function runHead(run: string, name: string): string {
  const [noun = ""] = contentWords(bareName(withoutEnd(name)).split(" ").at(-1) ?? "")
  const words = run.split(" ").slice(0, maxWords)
  const end = words.findIndex((word) => /[,;:(]/.test(word) || !inName.test(kindOf(word)))
  const before = words.slice(0, end < 0 ? words.length : end)
  const at = before.findLastIndex(
    (word) => programme.has(word.toLowerCase()) || (noun !== "" && contentWords(word)[0] === noun),
  )
  return at < 1 ? "" : before.slice(0, at + 1).join(" ")
}
