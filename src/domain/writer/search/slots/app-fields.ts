import { trimDangling } from "../../../text/cut/dangling.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isSmallWord, saysNothing } from "../../../text/words/small-words.ts"
import { canBeBase, kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact } from "../../fact.ts"
import { stemsOf } from "../../read/merge.ts"
import { nameIn, shapeOf } from "../../type/shape.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { asItem, titled, withoutEnd } from "../../write/grammar.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { piecesOf } from "../attributes/fact-pieces.ts"
import { isConditional } from "../attributes/limits.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { kindOfThing } from "../phrases/kind-of-thing.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { deedIn, usedAs, usesOf } from "../phrases/video-phrases.ts"
import type { Room } from "./room.ts"
import type { Make } from "./written.ts"

/** The app in one line: its first sentence, the seller's promise, or its kind and features. */
export const shortDescription: Make = (u, _, room) => {
  const isFit = (text: string): boolean => text !== "" && countUnits(text, room.unit) <= room.max
  const firsts = [...u.facts, ...u.runs]
    .toSorted((a, b) => a.place - b.place)
    .filter(({ isEcho, topic }) => !isEcho && /^(?:what|promise|feature)$/.test(topic))
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .flatMap(({ text }) => splitSentences(text).slice(0, 1))
    .map(asItem)
    // "Ajo app" of "ajo app for market women"
    .filter(
      (text, _, all) => all.length === 1 || (tellsOfApp(text) && !all.some((each) => each.startsWith(`${text} `))),
    )
  const [first = ""] = firsts
  if (isFit(first) && first.split(" ").length > 4) return first
  const cut =
    shapeOf(first).shape === "noun"
      ? upToJoint(first, isFit)
      : firstClause(first, isFit) || upToJoint(first, isFit).replace(/,? (?:according|due|thanks|because|so)$/, "")
  if (cut.length > minLine && isFit(cut)) return cut
  return (
    listLine(u, room) ?? firsts.find((text) => isFit(text) && text.split(" ").length > 2) ?? upToJoint(first, isFit)
  )
}

/** Neither a limit nor a figure, such as "sheep only for now" and "Android 9 up". */
export const tellsOfApp = (text: string): boolean =>
  !isConditional(text) && !/^[\p{Sc}\d]/u.test(text) && !/^\S+ \d\S*(?: \S+)?$/.test(text)

const rankOf = ({ topic }: Fact): number => ["feature", "promise", "what"].indexOf(topic)

const minLine = 20

/** "PillNest reminds you when to take each medicine", without "and keeps a list". */
function firstClause(text: string, isFit: (text: string) => boolean): string {
  const starts = [...text.matchAll(/,?\s(?:and|but|so)\s/g)].toReversed()
  const found = starts.find(
    ({ 0: joint, index }) => startsVerb(text.slice(index + joint.length)) && isFit(text.slice(0, index)),
  )
  return found === undefined ? "" : text.slice(0, found.index)
}

const startsVerb = (part: string): boolean => /^(?:third|sentence)$/.test(shapeOf(part).shape)

/** "with word goals" in "with word goals, Markdown export", which lacks its last item. */
const openRow = /(\s(?:with|for|that|from|by|to)\s(?!.*\s(?:with|for|that|from|by|to)\s)[^,]*),.*$/

/** As much of a sentence as fits, up to where an addition begins. */
function upToJoint(text: string, isFit: (text: string) => boolean): string {
  const parts = text.split(/(?=,\s|\s(?:with|for|and|that|from|by|to|so|on)\s)/)
  let kept = ""
  for (const part of parts) {
    // "With goals, exports" lacks its "and": the row is cut to what is complete without it.
    if (!isFit(`${kept}${part}`)) return trimDangling(/^,? and /.test(part) ? kept.replace(openRow, "$1") : kept)
    kept = `${kept}${part}`
  }
  return trimDangling(kept)
}

/** "Site report app with photo markup, voice notes and offline mode" */
function listLine(u: Understanding, room: Room): string | undefined {
  const kind = kindOfThing(u)
  const known = contentWords(kind)
  const parts = subjectOf(u).attributes.filter(
    ({ kind: of, text }) => of === "has" && !contentWords(text).some((stem) => known.includes(stem)),
  )
  let line = ""
  const taken: string[] = []
  for (const { text } of parts) {
    const all = [...taken, text]
    const row = all.length === 1 ? text : `${all.slice(0, -1).join(", ")} and ${text}`
    const longer = kind === "" ? asItem(row) : `${asItem(kind)} with ${row}`
    if (countUnits(longer, room.unit) > room.max) continue
    taken.push(text)
    line = longer
  }
  return line === "" ? undefined : line
}

const isNewIn = (phrase: string, known: ReadonlySet<string>): boolean =>
  contentWords(phrase).every((stem) => !known.has(stem))

/** What the app does for people, without any word of its name: two phrases if there is room. */
export const appSubtitle: Make = (u, { title }, room) => subtitleFor(u, title, room)

function subtitleFor(u: Understanding, title: string, room: Room): string {
  const known = new Set(contentWords(title))
  const phrases = subtitlePhrases(u).filter(
    (phrase) => countUnits(phrase, room.unit) <= room.max && isNewIn(phrase, known),
  )
  const [first = "", ...others] = phrases
  const inFirst = stemsOf(first)
  const second = others.find(
    (phrase) =>
      // "Meal Planner, Food Waste" reads as if the app gave food waste.
      [first, phrase].every((each) => tool.test(each)) &&
      countUnits(`${first}, ${phrase}`, room.unit) <= room.max &&
      ![...stemsOf(phrase)].some((stem) => inFirst.has(stem)),
  )
  return titled(second === undefined ? first : `${first}, ${second}`, u.language)
}

const tool =
  /(?:app|tracker|planner|timer|calculator|log|diary|journal|calendar|counter|list|scanner|organi[sz]er|manager|reminder|notes|maker|editor|player|tuner|game|import|export|widget)s?$/i

const subtitlePhrases = (u: Understanding): string[] => [
  ...ownKeywords(u).filter((phrase) => phrase.includes(" ")),
  ...[kindOfThing(u)].filter(Boolean),
  ...subjectOf(u)
    // Of a feature that is longer, a part says less than nothing: "distance and speed".
    .attributes.filter(
      ({ kind, text, fact }) => kind === "has" && withoutEnd(fact?.text ?? text).length === text.length,
    )
    .map(({ text }) => text),
]

const useless =
  /^(?:app|apps|iphone|ipad|ios|watch|apple|android|google|free|best|top|new|trial|price|month|year|week|today|each|only|made|make|use|uses|works|named|also|just|more|less|how|next|first|such|alone|ahead|note|page|tap)$/

/** Single words with commas and no spaces, until the bytes are used: first from phrases, then from names of features. */
export const keywordField: Make = (u, { title, phrases }, { max }) => {
  const subtitle = subtitleFor(u, title, { max: 30, unit: "safeChars", target: { min: 0, max: 30 } })
  const taken = new Set(contentWords([title, subtitle, u.brief.businessName, u.brief.competitors].join(" ")))
  const first = (isOfKind: boolean): string[] =>
    phrases.filter(({ isKind = false }) => isKind === isOfKind).flatMap(({ forms }) => forms.slice(0, 1))
  const isEnglish = u.language === "en"
  const typed = new Set(ownKeywords(u).flatMap(wordsIn))
  const searched = [...typed, ...[...first(false), ...first(true)].flatMap(wordsIn)]
  // "Tap", "import" and "page" only find other apps.
  const told = namingTexts(u)
    .flatMap(wordsIn)
    .filter((word) => !canBeBase(word) && !isCompared(word))
    .filter(isToldAgain(u))
  const words = [...searched, ...told]
  let field = ""
  for (const word of words) {
    const [stem = ""] = contentWords(word)
    const isNaming =
      !useless.test(word) &&
      (!isEnglish || (!isSmallWord(word) && (typed.has(word) || (namesAThing(word) && !saysNothing(word)))))
    if (!isNaming || taken.has(stem)) continue
    const longer = field === "" ? word : `${field},${word}`
    if (countUnits(longer, "bytes") > max) continue
    field = longer
    taken.add(stem)
  }
  return field
}

/** "Louder", "quieter" */
const isCompared = (word: string): boolean =>
  [/er$/, /r$/].some((end) => end.test(word) && kindOf(word.replace(end, "").replace(/i$/, "y")) === "adjective")

/** Nobody searches for the halves of "line-ups". */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/(?<![\p{L}-])\p{L}{3,14}(?![\p{L}-])/gu) ?? []

/** An app's topic is mentioned more than once; a word that appears once, like "amber" for its screen, finds anything. */
function isToldAgain({ facts }: Understanding): (word: string) => boolean {
  const counts = new Map<string, number>()
  for (const { text } of facts)
    for (const stem of new Set(contentWords(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (word) => contentWords(word).every((stem) => (counts.get(stem) ?? 0) > 1)
}

/** The nouns for the app and its features, without people, pain points and stories. */
const namingTexts = (u: Understanding): string[] =>
  piecesOf(u.facts)
    .filter(
      ({ isEnglish, isCertain, shape, topic }) =>
        isEnglish && isCertain && shape === "noun" && /^(?:what|feature|theme)$/.test(topic),
    )
    // A relative clause describes something and names nothing.
    .map(({ text }) => withoutEnd(text).split(/\s(?:that|which|who|so|when|where|because)\s/)[0] ?? "")

/** The name and, after a colon, what the app is: the seller's first keyword or first words. */
export function appTitle(u: Understanding, room: Room): string {
  const { name, isProper } = u.thing
  if (!isProper) return titled(nameless(u, room), u.language)
  const known = new Set(contentWords(name))
  const kind = kindOfThing(u)
  const features = splitList(u.clean(u.brief.appFeatures)).map((feature) => feature.toLowerCase())
  const kinds = [
    // One feature of several is not the app, nor is a thing that it is used with: "knitting machine".
    ...ownKeywords(u).filter(
      (phrase) =>
        phrase.includes(" ") && !features.includes(phrase.toLowerCase()) && (tool.test(phrase) || !isGoodsKind(phrase)),
    ),
    ...usesOf(u),
    kind,
    ...(kind.split(" ").length > 2 ? [kind.replace(/ app$/, "")] : []),
    ...withoutFront(kind),
    ...deedIn(firstText(u)),
  ]
    .filter(Boolean)
    .map((text) => titled(text, u.language))
  const joint = name.includes(": ") ? ", " : ": "
  const fits = (phrase: string): boolean => countUnits(`${name}${joint}${phrase}`, room.unit) <= room.max
  // "Ls Log: Log Book App" says a word twice, and "Ls Log" alone says nothing.
  const isPartlyNew = (phrase: string): boolean =>
    contentWords(phrase).some((stem) => stem !== "app" && !known.has(stem))
  const whole = (joint === ": " ? [kind, kind.replace(/ app$/i, "")] : [])
    .filter(isPartlyNew)
    .map((text) => titled(text, u.language))
  const behindName = withoutNamed(kind, known).map((text) => titled(text, u.language))
  const fitting = [...kinds.filter((phrase) => isNewIn(phrase, known)), ...whole, ...behindName].find(fits)
  return fitting === undefined ? "" : `${name}${joint}${fitting}`
}

/** An app without a name is called what it is: "calendar app for firefighters". */
function nameless(u: Understanding, room: Room): string {
  const [first = ""] = withoutEnd(firstText(u)).split(/, /)
  const said = first.replace(/^(?:an?|the|my|our) /i, "")
  const isFit = (text: string): boolean => countUnits(text, room.unit) <= room.max
  const name = nameIn(said)
  if (shapeOf(name).shape !== "noun" || !/^ (?:with|for|of) /.test(said.slice(name.length))) return kindOfThing(u)
  const cut = upToJoint(said, isFit)
  if (cut.includes(" ")) return cut
  // "Flashcards" alone could be for anything: "driver theory test flashcards" has room.
  const use = said.slice(name.length).replace(/^ for (?:an?|the) /, "")
  const words = isThingPhrase(use) ? use.split(" ") : []
  return words.map((_, at) => [...words.slice(at), name].join(" ")).find(isFit) ?? cut
}

/** "Moon phase calendar" behind "Gibbous Moon" needs its moon no more. */
function withoutNamed(kind: string, named: ReadonlySet<string>): string[] {
  const words = kind.split(" ")
  const first = words.findIndex((word) => !contentWords(word).every((stem) => named.has(stem)))
  return first > 0 && words.length - first > 1 ? [words.slice(first).join(" ")] : []
}

/** "Shopping list app" where there is no room for "shared shopping list app", "pigeon racing app" for "app for pigeon racing". */
function withoutFront(kind: string): string[] {
  if (/ (?:for|with|of|in|to) /.test(kind)) return usedAs(kind)
  const words = kind.split(" ")
  // A "cricket scoring app" is not for any score, and a "log book" is no book.
  const isSpare = (word: string): boolean => /^(?:adjective|participle|past)$/.test(kindOf(word))
  const end = Math.min(
    words.length - 2,
    words.findIndex((word) => !isSpare(word)),
  )
  return words.slice(0, end).map((_, at) => words.slice(at + 1).join(" "))
}
