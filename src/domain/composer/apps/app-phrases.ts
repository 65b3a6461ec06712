import { isPlural, singular } from "../../text/plural.ts"
import { conjuncts, readNounPhrase } from "../understand/noun-phrase.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { apps } from "../vocabulary/apps.ts"
import type { VocabularyRow } from "../vocabulary/row.ts"
import { isKind } from "./app-words.ts"
import type { Piece } from "./piece.ts"
import type { AppBrief } from "./read-app.ts"

/** Without the words that open a phrase and say nothing of it: "a", "the", "no". */
const bare = (text: string): string => text.replace(/^(?:an?|the|your|its) /i, "").replace(/ ?\([^)]*\)/g, "")

/** A kind's own name before another name of it: "keyboard app" is a keyboard before it is a piano. */
const rows: ReadonlyMap<string, VocabularyRow> = new Map([
  ...apps.flatMap((row) => row.same.map((name) => [name, row] as const)),
  ...apps.map((row) => [row.noun, row] as const),
])

/** What is typed for the kind of app that a phrase names; of a kind told by its last word alone, what ends on that word. */
function typedFor(phrase: string): Typed | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/ apps?$/, "")
    .split(" ")
  const ends = words.map((_, from) => words.slice(from).join(" "))
  for (const [at, part] of ends.entries()) {
    const found = rows.get(part) ?? rows.get(`${part} app`) ?? rows.get(singular(part))
    if (found === undefined) continue
    // A hive inspection is no inspection of a building site.
    if (at > 0 && !part.includes(" "))
      return isKind(part)
        ? { same: found.same.filter((name) => name !== part && name.split(" ").includes(part)), phrases: [] }
        : undefined
    return found
  }
  return undefined
}

interface Typed {
  readonly same: readonly string[]
  readonly phrases: readonly string[]
}

const wordCount = (text: string): number => text.split(" ").length

/** The noun phrase that a piece begins with: "row counter", "stroke order animation". */
export const headOf = ({ text }: Piece): string => bare(readNounPhrase(text).head)

const agents: ReadonlyMap<string, string> = new Map([
  ["record", "recorder"],
  ["edit", "editor"],
  ["scan", "scanner"],
  ["track", "tracker"],
  ["plan", "planner"],
  ["count", "counter"],
  ["find", "finder"],
  ["read", "reader"],
  ["log", "log"],
  ["convert", "converter"],
  ["translate", "translator"],
  ["identify", "identifier"],
  ["block", "blocker"],
  ["manage", "manager"],
  ["mix", "mixer"],
  ["make", "maker"],
  ["create", "maker"],
  ["design", "designer"],
  ["build", "builder"],
  ["split", "splitter"],
  ["solve", "solver"],
  ["draw", "drawing"],
  ["time", "timer"],
])

/** "Record a loop": a loop recorder. */
function actionPhrases(text: string): string[] {
  const [verb = "", ...rest] = text.split(" ")
  const object = readNounPhrase(rest.join(" ").split(",")[0] ?? "")
    .head.replace(/^(?:an?|the|your|any|every) (?:working |own )?/i, "")
    .trim()
  const agent = agents.get(verb.toLowerCase())
  if (object === "" || object.split(" ").length > 3) return []
  return agent === undefined ? [object] : [`${singular(object)} ${agent}`, object]
}

/** What the app is, in the words of its description: with and without "app" at the end. */
export function openingPhrases({ opening, named }: AppBrief): string[] {
  if (opening?.kind === "action") return actionPhrases(opening.text)
  if (opening === null || opening.kind !== "thing") return named === "" ? [] : [named]
  const head = headOf(opening)
  const without = head.replace(/ (?:app|game|tool)s?$/i, "")
  const tail = / for ((?:[\p{L}-]+ ?){1,2})(?= and | with |,| that |$)/u.exec(opening.text)?.[1]?.trim()
  const many = / and /.test(head) ? head.split(" and ") : []
  const object = / for \p{L}+ing ((?:[\p{L}-]+ ?){1,2})(?=$| and | with |,| that )/u.exec(opening.text)?.[1]?.trim()
  const ofObject = object === undefined ? [] : [`${object} ${without.replace(/\bflashcard$/i, "flashcards")}`]
  return [
    ...ofObject,
    without,
    head,
    ...(tail === undefined ? [] : [`${without} for ${tail}`]),
    ...(many.length > 1 ? [`${many.at(-1)}`] : []),
    // "Fridge and pantry tracker" is a fridge tracker too.
    ...(many.length === 2 && !/ /.test(many[0] ?? "") && / /.test(many[1] ?? "")
      ? [`${many[0]} ${many[1]?.split(" ").at(-1)}`]
      : []),
  ].filter(Boolean)
}

/** "Ferry times app for the Clyde and the Hebrides": ferry times for each of them. */
function forEach({ opening }: AppBrief): string[] {
  if (opening === null || opening.kind !== "thing") return []
  const what = headOf(opening).replace(/ (?:app|game|tool)s?$/i, "")
  const { tails } = readNounPhrase(opening.text)
  const whom = tails.filter(({ opener }) => opener === "for").flatMap(({ text }) => conjuncts(text))
  return whom
    .map((text) => text.replace(/^(?:an?|the) /i, ""))
    .filter((text) => text.split(" ").length < 3)
    .map((text) => `${what} for ${text}`)
}

/** "With rain alerts by street": the alerts, in no more words than the name leaves. */
export function hangingOn(app: AppBrief): string[] {
  const { tails } = readNounPhrase(app.opening?.text ?? "")
  const known = contentStems(app.name)
  return (
    tails
      .filter(({ opener }) => opener === "with")
      .flatMap(({ text }) => conjuncts(text))
      .map((item) => readNounPhrase(item).head.replace(/^(?:an?|the) /, ""))
      // "An alert the evening before": two things stand there, and neither is typed so.
      .filter((head) => !/ (?:an?|the) /.test(head))
      .flatMap((head) => head.split(" and "))
      .map((head) =>
        head
          .split(" ")
          .filter((word) => shareIn(contentStems(word), known) < 0.99)
          .join(" "),
      )
      .filter((head) => head !== "" && head.split(" ").length < 4)
  )
}

const isPhrase = (text: string): boolean =>
  wordCount(text) < 5 &&
  !/^(?:no|not|without|works|uses|is|can) /i.test(text) &&
  !/[$£€:;"]/.test(text) &&
  /\p{L}{3}/u.test(text)

/** Everything that people may type to find this app, the seller's own phrases first. */
export function appPhrases(app: AppBrief): string[] {
  const opening = openingPhrases(app)
  const things = app.pieces.filter(({ kind, topic }) => kind === "thing" && topic !== "maker").map(headOf)
  const [main = ""] = opening
  const found = [...app.keywords, ...opening, app.short].map(typedFor).filter((row) => row !== undefined)
  const known = [...new Set(found)].slice(0, 2)
  const isMany = isPlural(main)
  return [
    ...app.keywords,
    ...opening,
    ...app.features.filter((text) => wordCount(text) > 1 && isPhrase(text)),
    ...hangingOn(app).filter((text) => wordCount(text) > 1),
    ...forEach(app),
    ...known.flatMap(({ same }) => same),
    ...things.filter((text) => wordCount(text) > 1 && isPhrase(text)),
    ...known.flatMap(({ phrases }) => phrases),
    ...app.features
      .filter((text) => wordCount(text) === 1 && main !== "")
      .map((text) => (isMany ? `${text} app` : `${main} ${singular(text)}`)),
    ...(main === "" || / app$/.test(main) ? [] : [`${main} app`]),
  ]
    .map(bare)
    .filter(isPhrase)
}
