import { languageOf, type Spoken } from "../../brief/clean/language.ts"
import type { Genre } from "../../rule-book/genre.ts"
import type { Fact, Topic } from "../fact.ts"
import { measureOf } from "../type/measure.ts"
import { shapeOf } from "../type/shape.ts"
import { tellsState, topicOf } from "../type/topic.ts"
import { isLimitOfApp } from "./limit-of-app.ts"
import { stemsOf } from "./merge.ts"
import { leavesOutWho, soldIn } from "./sold.ts"
import { strengthOf } from "./strength.ts"

/** Topics that a pattern in the text may replace. A field that asks for one thing already says what it is about. */
const open: ReadonlySet<Topic> = new Set(["what", "feature", "promise", "made"])

/** What a business does to things is not care advice. */
const ofThings: ReadonlySet<Topic> = new Set(["care", "delivery", "included", "excluded", "works-with", "lead-time"])

/** A price in a video's description is not the video's price. */
const notOf: Partial<Record<Genre, ReadonlySet<Topic>>> = {
  // "Up to 300 m" down a borewell
  service: new Set<Topic>([...ofThings, "size", "weight", "capacity"]),
  video: new Set<Topic>([...ofThings, "price", "hours", "place", "proof", "offer"]),
  app: new Set<Topic>(["care", "delivery", "excluded", "place", "lead-time"]),
}

/** Platforms where things are sold used, so their condition counts. */
const soldUsed: ReadonlySet<Genre> = new Set(["auction", "local"])
const isChapter = (text: string): boolean => /^\d{1,2}:\d{2}(?::\d{2})? \S/.test(text)

export interface Origin {
  readonly field: Fact["field"]
  readonly place: number
  readonly topic: Topic
  readonly around: Spoken
  readonly isValue: boolean
  /** Cut out of a hasty run. */
  readonly isPiece: boolean
  readonly isCareful: boolean
  readonly isLeaning: boolean
  readonly genre: Genre
}

/** Values that are used as they are. */
const figures: ReadonlySet<Topic> = new Set([
  "price",
  "size",
  "place",
  "length",
  "version",
  "works-with",
  "schedule",
  "condition",
])

/** What something used to cost is not its price. */
const withoutFormerPrice = (text: string): string =>
  text
    .replace(
      /\s*\(?\b(?:(?:new )?was|instead of|before|rrp|reduced from|orig(?:inal(?:ly)?)?\.?)(?![\p{L}]):?\s*(?:(?:AU|NZ|CA|US|S|A|C|R|Rs\.?)? ?[$£€₹]|R|Rs\.?)?\s?\d[\d.,]*\W*?(?:\)|(?=[\s,;]|$))/giu,
      "",
    )
    .trim()

export function makeFact(text: string, origin: Origin): Fact {
  const { field, place, topic, around, isValue, isPiece, isCareful, isLeaning, genre } = origin
  const bare = (
    topic === "price" ? withoutFormerPrice(text) : topic === "version" ? text.replace(/\s*\([^()]*\)/g, "") : text
  ).replace(/[\s,;:]+$/, "")
  const isEnglish = languageOf(bare, around) === "en"
  // "Tune uprights" of a business is no tune.
  const isDeed = genre === "service" && leavesOutWho(bare)
  const { shape, isCertain } =
    isEnglish && !figures.has(topic) && !isDeed ? shapeOf(bare) : { shape: "other" as const, isCertain: false }
  const read =
    isValue || !open.has(topic)
      ? topic
      : isEnglish
        ? withoutChapter(topicOf(bare, shape, topic), origin)
        : genre === "video" && isChapter(bare)
          ? "chapter"
          : (measureOf(bare) ?? topic)
  const isLimit = genre === "app" && (field === "appFeatures" || !isCareful) && isLimitOfApp(bare)
  const isOfMaker = genre === "app" && open.has(topic) && ofMaker.test(bare)
  const isState = read === topic && soldUsed.has(genre) && open.has(topic) && tellsState(bare)
  const found = isLimit ? "limit" : isOfMaker ? "story" : isState ? "condition" : read
  // "Baked the day before they ship" is a promise about the baking. Of a hasty list, each price stays with its words.
  const isInList = found === "price" && topic !== "price" && !isCareful
  const isOffer = isInList && (genre === "app" || (genre === "service" && (bare.match(/\d+/g)?.length ?? 0) > 1))
  // "Tutoring for the Leaving Certificate" and an app's "Leaving Certificate topics" prove nothing.
  const isWork = /^(?:serviceType|appFeatures)$/.test(field) && found === "proof"
  const told = isWork ? topic : isOffer ? "offer" : topic === "promise" && found === "delivery" ? topic : found
  return {
    text: bare,
    shape,
    // What was cut out of a run becomes a line of a list. Only the names in it are certain.
    isCertain: isCertain && isEnglish && (!isPiece || shape === "noun"),
    topic: told !== topic && notOf[genre]?.has(told) === true ? topic : told,
    field,
    place,
    stems: stemsOf(bare),
    isEcho: false,
    isEnglish,
    isCareful,
    isLeaning,
    ...objectOf(bare, shape, topic, isEnglish),
    ...strengthOf(bare, told),
  }
}

/** "1:12 dollhouse kit" is a scale: only a video has chapters. */
const withoutChapter = (found: Topic, { genre, topic }: Origin): Topic =>
  found === "chapter" && genre !== "video" ? topic : found

/** "I was a barista for 6 years", "made by a scaffolder", "designed with 26 pupils": no feature of an app. */
const ofMaker =
  /^(?:i|we) (?:was|were|am|made|make|built|wrote|needed|wanted)\b|^(?:made|built|wrote|written|designed) (?:it|this|by an?|with (?:an?|the|our|two|three|\d+))\b/i

/** The object of a sentence about selling or making. */
function objectOf(text: string, shape: Fact["shape"], topic: Topic, isEnglish: boolean): { object?: string } {
  if (!isEnglish || shape !== "sentence" || !open.has(topic)) return {}
  const sold = soldIn(text)
  return sold === null ? {} : { object: sold.object }
}
