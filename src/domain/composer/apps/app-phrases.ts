import { isPlural, singular } from "../../text/plural.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import type { Understanding } from "../understand/understand.ts"
import { vocabularyOf } from "../vocabulary/vocabulary.ts"
import type { AppBrief, Piece } from "./read-app.ts"

/** Without the words that open a phrase and say nothing of it: "a", "the", "no". */
const bare = (text: string): string => text.replace(/^(?:an?|the|your|its) /i, "").replace(/ ?\([^)]*\)/g, "")

const wordCount = (text: string): number => text.split(" ").length

/** The noun phrase that a piece begins with: "row counter", "stroke order animation". */
export const headOf = ({ text }: Piece): string => bare(readNounPhrase(text).head)

/** What the app is, in the words of its description: with and without "app" at the end. */
export function openingPhrases({ opening }: AppBrief): string[] {
  if (opening === null || opening.kind !== "thing") return []
  const head = headOf(opening)
  const without = head.replace(/ (?:app|game|tool)s?$/i, "")
  const tail = / for ((?:[\p{L}-]+ ?){1,2})(?= and | with |,| that |$)/u.exec(opening.text)?.[1]?.trim()
  const many = / and /.test(head) ? head.split(" and ") : []
  return [without, head, ...(tail === undefined ? [] : [`${without} for ${tail}`]), ...(many.length > 1 ? [`${many.at(-1)}`] : [])].filter(Boolean)
}

const isPhrase = (text: string): boolean =>
  wordCount(text) < 5 && !/^(?:no|not|without|works|uses|is|can) /i.test(text) && !/[$£€:;"]/.test(text) && /\p{L}{3}/u.test(text)

/** Everything that people may type to find this app, the seller's own phrases first. */
export function appPhrases(app: AppBrief, u: Understanding): string[] {
  const opening = openingPhrases(app)
  const things = app.pieces.filter(({ kind, topic }) => kind === "thing" && topic !== "maker").map(headOf)
  const [main = ""] = opening
  const rows = [...app.keywords, ...opening, app.short, u.category, ...app.features].map(vocabularyOf).filter((row) => row !== null)
  const known = [...new Set(rows)].slice(0, 2)
  const isMany = isPlural(main)
  return [
    ...app.keywords,
    ...opening,
    ...app.features.filter((text) => wordCount(text) > 1 && isPhrase(text)),
    ...known.flatMap(({ same }) => same),
    ...things.filter((text) => wordCount(text) > 1 && isPhrase(text)),
    ...known.flatMap(({ phrases }) => phrases),
    ...app.features.filter((text) => wordCount(text) === 1 && main !== "").map((text) => (isMany ? `${text} app` : `${main} ${singular(text)}`)),
    ...(main === "" || / app$/.test(main) ? [] : [`${main} app`]),
  ]
    .map(bare)
    .filter(isPhrase)
}
