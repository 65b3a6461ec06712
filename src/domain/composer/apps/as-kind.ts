import { withArticle } from "../../text/article.ts"
import { isPlural } from "../../text/plural.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { isDeterminer, plain } from "../understand/word-kinds.ts"
import { isKind } from "./app-words.ts"

/** "Pantry and fridge tracker with a scanner" at the head of the description is what the app is, and nothing it has. */
export function asKind(text: string, description: string): string | null {
  const { head } = readNounPhrase(text)
  const isFirst = description.trim().toLowerCase().startsWith(text.slice(0, head.length).toLowerCase())
  const last = plain(head.split(" ").at(-1) ?? "")
  if (!isFirst || !/ with /.test(text) || !isKind(last) || isPlural(head)) return null
  const [first = ""] = text.split(" ")
  const small = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  return isDeterminer(first) ? small : withArticle(small)
}
