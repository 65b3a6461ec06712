import { isDangling } from "../../../text/cut/dangling.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { isUncounted } from "../../../text/words/uncounted.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { stemsOf } from "../../read/merge.ts"
import { shapeOf } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { firstLineOfApp } from "../../write/app-line.ts"
import { peopleIn } from "../../write/audience.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"
import { lineParts } from "../../write/line-parts.ts"
import { appTopics, firstDeed } from "../phrases/app-topics.ts"
import { fieldOf } from "../phrases/field-of-app.ts"
import { beginsWithVerb, namesOfThing, toldToDo, useOfThing } from "../phrases/kind-of-thing.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { toldByFirst } from "../phrases/told-phrases.ts"
import { isFeature, isOneThing, tool } from "./app-title.ts"
import { featuresTyped } from "./features-typed.ts"
import type { Room } from "./room.ts"
import { lineOfApp } from "./short-description.ts"
import { offline, worksOffline } from "./topic-words.ts"
import type { Make } from "./written.ts"

/**
 * What the app is and for whom, in words that its name lacks: the seller's keywords, what it is called, its features, its
 * first words, its field. No language or limit.
 */
export const appSubtitle: Make = (u, { title }, room) => subtitleFor(u, title, room)

export function subtitleFor(u: Understanding, title: string, { max, unit }: Room): string {
  const newIn = shareBesides(title)
  const isFit = (phrase: string): boolean => phrase !== "" && countUnits(phrase, unit) <= max
  // "Patch test" of an app with patch test reminders names a small part of it.
  const isPart = (phrase: string): boolean => isFeature(phrase, u) && newIn(phrase) === 1
  const own = ownKeywords(u).filter((phrase) => phrase.includes(" ") && !isPart(phrase) && !isSearch(phrase))
  const typed = featuresOf(u)
  const features = (typed.length > 0 ? typed : thingsInLine(u)).filter((feature) => newIn(feature) >= mostNew)
  const users = [useOfThing(u), whomIn(u)]
  const saysWhom = (use: string): boolean => contentWords(use).length > 1
  const isNewest = (phrase: string): boolean => newIn(phrase) >= mostlyNew
  const ending = worksOffline(u) ? [offline] : []
  const fits = (feature: string): boolean => withMore(feature, [...features, ...ending], isFit) !== feature
  const first = [
    ...own.filter((phrase) => firstText(u).toLowerCase().includes(phrase)),
    ...own.filter((phrase) => tool.test(phrase) || beginsWithVerb(phrase) || !isOneThing(phrase)),
    ...[...namesOfThing(u), ...users.filter(saysWhom), ...own].filter(isNewest),
    ...(own.length === 0 ? toldByFirst(u).slice(0, 1).filter(isNewest) : []),
    // "Queen age reminder" alone would be what the app is.
    ...features.filter(fits),
    ...users,
    lineOfApp(u, { max, unit }, true).replace(/^(?:an?|the) /i, ""),
    fieldOf(u),
    ...peopleTyped(u),
    ...wholeFeatures(u),
    ...(own.length > 0 || title !== u.thing.name ? features : []),
    ...appTopics(u),
    ...linesUpToPhrase(u),
    ...(u.language === "en" ? lineParts(firstText(u), u).slice(1) : []),
  ].find((phrase) => isFit(phrase) && newIn(phrase) >= mostNew && shapeOf(phrase).shape !== "sentence")
  if (first === undefined) return ""
  const tools = tool.test(first) ? own.filter((phrase) => tool.test(phrase) && isNewest(phrase)) : []
  // Behind "for potters" and "learn choir parts", a thing would be one more of what it is for.
  const isName = shapeOf(first).shape === "noun" && !beginsWithVerb(first)
  // "Running coach, offline": wild swimming is none, and no app.
  const isTool = tool.test(first) || namesOfThing(u).includes(first) || features.includes(first)
  const more = [...(isName ? [...tools, ...features] : []), ...(isTool ? ending : [])]
  const whole = withMore(first, more, isFit)
  // "Beekeeping app, offline"
  return titled(whole.replace(/^(.* app), offline$/i, "offline $1"), u.language)
}

const maxThing = 3

/** "Fischer increment" and "Bronstein delay" of a "chess clock app with Fischer increment, Bronstein delay and …" */
const thingsInLine = (u: Understanding): string[] =>
  lineParts(firstText(u), u)
    .slice(1)
    .filter((part) => part.split(" ").length <= maxThing && isThingPhrase(part.toLowerCase()))

/** "Log lambs by ewe tag", of one to log them so "in the paddock": what it does, up to where a phrase ends. The fullest first. */
function linesUpToPhrase(u: Understanding): string[] {
  const said = firstDeed(u)
  const isDeed =
    u.language === "en" && (firstLineOfApp(u)?.shape === "third" || toldToDo.test(said.split(" ")[0] ?? ""))
  const parts = isDeed ? said.split(/(?= (?:for|in|on|onto|by|with|at|from|per|that|which|so|and) )|(?=[;:(])/) : []
  return parts
    .map((_, at) => parts.slice(0, at + 1).join(""))
    .filter((line) => line.split(" ").length > 2 && !isOpen.test(line) && !isDangling(line.split(" ").at(-1) ?? ""))
    .toReversed()
}

/** "Works out how much mix | per tank" */
const isOpen = / (?:what|how|which|where|when|why|if|whether)(?: |$)/i

/** "Learn choir part" is typed in a search, and no English. */
const isSearch = (phrase: string): boolean => {
  const last = phrase.split(" ").at(-1) ?? ""
  return beginsWithVerb(phrase) && kindOf(last) === "noun" && !isPlural(last) && !isUncounted(last)
}

/** "Firing curves, shelf maps": as many as fit, and no word twice. */
function withMore(first: string, others: readonly string[], isFit: (text: string) => boolean): string {
  let row = first
  for (const other of others) {
    const known = stemsOf(row)
    if (isFit(`${row}, ${other}`) && ![...stemsOf(other)].some((stem) => known.has(stem))) row = `${row}, ${other}`
  }
  return row
}

/** How much of a phrase is not in the title; that an app is one says nothing. */
function shareBesides(title: string): (phrase: string) => number {
  const known = new Set(contentWords(`${title} app`))
  return (phrase) => {
    const stems = contentWords(phrase)
    return stems.filter((stem) => !known.has(stem)).length / Math.max(1, stems.length)
  }
}

/** The names among the typed features: "shelf maps", and not "slow down" or "PDF export". */
const featuresOf = (u: Understanding): string[] =>
  u.language === "en"
    ? featuresTyped(u).filter(
        (feature) => isThingPhrase(feature) && !beginsWithVerb(feature) && !ofAnyApp.test(feature),
      )
    : []

const minWhole = 3

/** "412 species with photographs", where nothing else says what the app has. */
const wholeFeatures = (u: Understanding): string[] =>
  u.facts
    .filter(({ field, topic, shape }) => field === "appFeatures" && topic === "feature" && shape === "noun")
    .map(({ text }) => withoutEnd(text))
    .filter((feature) => feature.split(" ").length >= minWhole && !/^no /i.test(feature) && !ofAnyApp.test(feature))
    .toSorted((a, b) => Number(/^\d/.test(b)) - Number(/^\d/.test(a)))

const ofAnyApp =
  /\b(?:csv|pdf|excel|gpx|spreadsheets?|export|import|sync|backup|download|lock|settings?|buttons?|widgets?|icloud|drive|face id)\b/i

/** "For oboists and bassoonists" of those "who make their own reeds" */
const whomIn = (u: Understanding): string => (/^for (?!people|anyone|those).+(?= who )/.exec(useOfThing(u)) ?? [""])[0]

const ofAnyone = /^(?:adults|people|men|women|kids|children|users|learners|beginners)$/i

/** "For beekeepers" of "beekeepers with up to 40 hives" */
const peopleTyped = (u: Understanding): string[] =>
  u.facts
    .filter(({ topic, isEcho }) => topic === "audience" && !isEcho)
    .map(
      (fact) => peopleIn(fact, u)?.replace(/,? (?:and|or|who|with|that|in|on|at|from|[a-z]+ing) .*$|,.*$/i, "") ?? "",
    )
    .filter((people) => isPlural(people.split(" ").at(-1) ?? "") && !ofAnyone.test(people))
    .map((people) => `for ${people}`)

/** A subtitle may say a word of the title again if most of it is new. */
const mostNew = 0.5
const mostlyNew = 0.6
