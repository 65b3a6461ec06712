import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { wordMap } from "../../../text/words/word-map.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { firstWordsOfApp } from "../../write/app-line.ts"
import { featuresTyped } from "../slots/features-typed.ts"
import { isGeneric, kindOfThing, useOfThing } from "./kind-of-thing.ts"
import { ownKeywords } from "./own-keywords.ts"
import { shownByApp } from "./shown-by-app.ts"
import { toolSaid } from "./tool-said.ts"

/** Where the seller typed no keywords: the tools that an app is or has, and what its users do. */
export function appPhrases(u: Understanding): string[] {
  if (u.genre !== "app" || u.language !== "en" || ownKeywords(u).length > 0) return []
  return [
    ...toolsApart((kindOfThing(u) || firstWordsOfApp(u)).toLowerCase()),
    ...deedTools(u),
    ...[shownByApp(u)].filter(Boolean),
    ...appsOfUsers(u),
    ...featureTools(u),
  ]
}

/** "Match timer" of a "match timer and notebook" */
function toolsApart(kind: string): string[] {
  const [first = "", second = ""] = kind.split(/ (?:and|&) /)
  return second !== "" && isTool(first) ? [first] : []
}

const ofRecords =
  /^(?:log|tracker|planner|timer|calculator|diary|journal|register|records?|chart|calendar|counter|scorecard)$/

const isTool = (phrase: string): boolean => ofRecords.test(phrase.split(" ").at(-1) ?? "") && isThingPhrase(phrase)

const maxDeeds = 3

/** "Hive inspection log", of an app for beekeepers: "log each hive inspection". */
const deedTools = ({ facts, runs }: Understanding): string[] =>
  [...facts, ...runs]
    .filter(({ field, isEcho, isEnglish }) => field === "description" && !isEcho && isEnglish)
    .toSorted((one, other) => one.place - other.place)
    .slice(0, maxDeeds)
    .map(({ text }) => toolSaid(text))
    .filter(Boolean)

const maxFeature = 3

/** "Tip out calculator", "mite count chart"; a "progress chart" or a "race log" may be of anything. */
const featureTools = (u: Understanding): string[] =>
  featuresTyped(u)
    .map((feature) => feature.toLowerCase().replace(/ (?:per|by|with|of|for) .*$/, ""))
    .filter(
      (feature) =>
        isTool(feature) &&
        feature.split(" ").length <= maxFeature &&
        (feature.split(" ").length === maxFeature || /(?:calculator|counter|timer|planner)$/.test(feature)) &&
        !isPlural(feature.split(" ")[0] ?? ""),
    )

const activities = wordMap(
  `beekeeper=beekeeping keeper=keeping cleaner=cleaning farmer=farming ringer=ringing grower=growing breeder=breeding
  gardener=gardening angler=fishing skier=skiing snowboarder=snowboarding diver=diving kayaker=kayaking sailor=sailing
  climber=climbing hiker=hiking walker=walking sitter=sitting groomer=grooming knitter=knitting weaver=weaving
  quilter=quilting potter=pottery brewer=brewing homebrewer=homebrewing baker=baking runner=running swimmer=swimming
  rower=rowing cyclist=cycling caravanner=caravanning birder=birding birdwatcher=birdwatching archer=archery
  forager=foraging shearer=shearing tiler=tiling`,
)

/** "Beekeeping app" of a notes app for beekeepers, "stokvel app" of one for stokvel treasurers. */
export function appsOfUsers(u: Understanding): string[] {
  if (u.genre !== "app" || u.language !== "en" || ownKeywords(u).length > 0) return []
  const kind = kindOfThing(u).replace(/ for .*$/, "")
  // A kiln log for potters is found by its kiln.
  if ((kind !== "" && !isGeneric(kind)) || u.thing.fullName.includes(": ")) return []
  const [audience = ""] = u.clean(u.brief.targetAudience).split(/[.;(]/)
  return [useOfThing(u).replace(/^for /, ""), audience].flatMap((users) =>
    users
      .toLowerCase()
      .split(/,\s*(?:and |or )?|\s(?:and|or|&)\s/)
      .map(topicOf)
      .filter((topic) => topic !== "")
      .map((topic) => `${topic} app`),
  )
}

/** "Bell ringing app" of "an app that tells bell ringers which method comes next" */
export const appsOfThoseIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/(?<!\p{L})(?:(\p{L}+) )?(\p{L}+ers)(?!\p{L})/gu)]
    .flatMap(([, before = "", people = ""]) => [`${before} ${people}`.trim(), people])
    .map(topicOf)
    .filter((topic) => topic !== "")
    .map((topic) => `${topic} app`)

const maxGroup = 4
const inWhichWay =
  /^(?:(?:small|hobby|commercial|sideline|amateur|professional|independent|studio|home|backyard|volunteer|experienced|local|young|new) )+/

const keeps = /^(?:records|logs|times|rotas|scores|recipes|prices|routes|plans)$/

/** "Goat keeping" of "goat keepers in Kenya", "chama" of "members of chamas", "savings group" */
function topicOf(users: string): string {
  const group = users
    .replace(/^(?:treasurers|members|secretaries|leaders) of /, "")
    .replace(/ (?:with|who|that|in|on|at|from|of|to|\d).*$/, "")
    .replace(inWhichWay, "")
  const words = group.split(" ")
  const last = singular(words.at(-1) ?? "")
  const before = words.slice(0, -1).join(" ")
  const isNamed =
    words.length < maxGroup &&
    !/\b(?:women|men|church)\b/.test(group) &&
    words.every((word) => /^(?:noun|plural|base|ing)$/.test(kindOf(word)))
  if (!isNamed || !isPlural(words.at(-1) ?? "")) return ""
  // "Trapping app" of trapping groups
  const doing = before.split(" ").at(-1) ?? ""
  if (/^(?:group|society|club)$/.test(last) && kindOf(doing) === "ing") return doing
  if (/^(?:group|society|club|cooperative|chama|stokvel)$/.test(last)) return [before, last].filter(Boolean).join(" ")
  // "Lambing records" are what it keeps.
  if (keeps.test(words.at(-1) ?? "") && words.length > 1) return group
  const activity = activities.get(last) ?? ""
  // "Farming" alone may be any.
  return activity === "" ||
    (before === "" && /^(?:keeping|cleaning|farming|growing|breeding|walking|sitting|ringing)$/.test(activity))
    ? ""
    : [before, activity].filter(Boolean).join(" ")
}
