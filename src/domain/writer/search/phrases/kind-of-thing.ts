import { isPlural, singular } from "../../../text/words/plural.ts"
import { verbForms } from "../../../text/words/verbs.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsTrade } from "../../read/is-noun-at.ts"
import { nameIn, shapeOf } from "../../type/shape.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import { isBehindRun, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { appKinds } from "../kinds/app-kinds.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"

const maxWords = 5
const numbers = /^(?:\p{L}+teen|\p{L}+ty|first|second|third|last)\b/iu

/** The kind of an app, a video or a business, in the seller's first words: "running plan app", "family dental practice". */
export function kindOfThing(u: Understanding): string {
  const found = u.facts.find(
    ({ isEcho, topic, isEnglish, text }) => !isEcho && isEnglish && topic === "what" && !text.endsWith("?"),
  )
  // Behind words typed in one breath, a fact is a detail.
  const first = found !== undefined && isBehindRun(found, u) ? undefined : found
  // "Tidewell is a sleep diary that you fill in"
  const text = first?.text ?? ""
  const named = text.startsWith(`${u.thing.name} is a`) ? text.slice(`${u.thing.name} is `.length) : text
  // "Shelfie catalogs your books" begins with a name and its verb.
  const isDeed = u.genre === "app" && named.startsWith(`${u.thing.name} `)
  const known = u.genre === "app" ? appAt(named) : ""
  if (known !== "") return known
  const said = u.genre === "video" ? [u.thing.name, named] : isDeed ? [] : [named]
  return (
    said.map(phraseIn).find((phrase) => phrase !== "") ??
    (u.genre === "app" ? soldBy(u) || madeBy(text, u) || toolIn(u) : "")
  )
}

const tools = new Map(
  `track=tracker log=log count=counter plan=planner scan=scanner calculate=calculator convert=converter tune=tuner
  record=recorder identify=identifier catalog=catalog catalogue=catalogue translate=translator organize=organizer
  organise=organiser`
    .split(/\s+/)
    .map((row): [string, string] => [row.slice(0, row.indexOf("=")), row.slice(row.indexOf("=") + 1)]),
)

const maxKnown = 4

/** "Darts scorer" of "darts scorer 501 301 and cricket" */
function appAt(text: string): string {
  const words = withoutEnd(text)
    .replace(/^(?:an?|the|my|our) /i, "")
    .split(" ")
  for (let size = Math.min(maxKnown, words.length - 1); size > 1; size -= 1) {
    const kind = words.slice(0, size).join(" ")
    const next = words[size] ?? ""
    if (Object.hasOwn(appKinds, kind.toLowerCase()) && /^\d|^(?:for|with|and|that|to|on|in)$/i.test(next)) return kind
  }
  return ""
}

const maxObject = 4

/** "cold water swim log", of an app that "logs your cold water swims". */
function toolIn({ facts, thing }: Understanding): string {
  const said = facts.find(({ isEcho, isEnglish }) => !isEcho && isEnglish)?.text ?? ""
  const bare = said.startsWith(`${thing.name} `) ? said.slice(thing.name.length + 1) : said
  const [, verb = "", rest = ""] = /^(\p{L}+) (?:your |the |every |all )*(.+)$/iu.exec(withoutEnd(bare)) ?? []
  const base = verbForms(verb.toLowerCase()).find(({ form }) => form === "third")?.base ?? ""
  const tool = tools.get(base)
  const object = nameIn(rest.split(/,|\s(?:and|or|&)\s/)[0] ?? "").toLowerCase()
  const phrase = `${singular(object)} ${tool}`
  const isNamed = object.includes(" ") ? isPlural(object) : Object.hasOwn(appKinds, phrase)
  return tool !== undefined && isNamed && object.split(" ").length < maxObject ? phrase : ""
}

/** The trade of a business, if its field names one: "dog grooming", and not "healthcare". */
export function tradeOf({ brief, clean, genre, language }: Understanding): string {
  const trade = withoutEnd(clean(brief.industry))
  const low = trade.toLowerCase()
  const isNamed =
    (isThingPhrase(low) && !/(?:services?|care|industry|business|trades?)$/.test(low)) || Object.hasOwn(tradeKinds, low)
  return genre === "service" && language === "en" && isNamed ? trade : ""
}

/** "Workout log that's just reps and weight" */
function soldBy({ thing: { sold } }: Understanding): string {
  const name = sold !== null && sold.each.length === 1 ? sold.name : ""
  return isThingPhrase(name) ? name : ""
}

const maxTrade = 6
/** More words than that in one breath are several things: "radiator repair tractor truck". */
const maxName = 3

/** The trade that a business names in its first words: "horse clipping" of "horse clipping Kildare I come to your yard". */
export function tradeSaid({ sold }: Understanding["thing"]): string {
  if (sold === null || sold.deed !== null) return ""
  const named = /^(.+?) \p{Lu}/u.exec(sold.object)?.[1] ?? ""
  if (isThingPhrase(named)) return named
  return sold.each.length === 1 && sold.name.split(" ").length <= maxName && !/\d/.test(sold.name)
    ? sold.name
    : workAt(sold.object)
}

/** "Maths and physics tutoring" of "maths and physics tutoring yr 9 to 12": the first words that name work. */
function workAt(text: string): string {
  const words = text.split(" ").slice(0, maxTrade)
  const end = words.findLastIndex(
    (word, at) => (/\p{L}{3}ing$/u.test(word) && namesAThing(word)) || endsTrade(words, at),
  )
  const work = words.slice(0, end + 1).join(" ")
  return end > 0 && /^[\p{L} &'-]+$/u.test(work) ? work : ""
}

const making = /^(?:builds?|makes?|creates?|writes?|plans?|shows?|gives you|keeps?|draws?|prepares?|turns .* into) /

/** "Pack Ahead builds a packing list from your trip" */
function madeBy(text: string, { thing }: Understanding): string {
  const done = text.startsWith(`${thing.name} `) ? text.slice(thing.name.length + 1) : ""
  const made = making.test(done) ? nameIn(withoutEnd(done.replace(making, ""))).replace(/^(?:an?|the|your) /, "") : ""
  return isThingPhrase(made) ? made : ""
}

/** A device does not say what an app does. */
const anyApp =
  /^(?:ipad|iphone|ios|android|mobile|phone|web|watch|tablet|small|tiny|short|simple|fun|free|little|new|nice) (?:app|game|tool)$/i

function phraseIn(text: string): string {
  const bare = withoutEnd(text)
  const label = /^([^:.,]{3,40}):\s/.exec(bare)?.[1] ?? bare
  // "Steel goat milking and hoof trimming stand", "mobile tyre fitting Leeds": what comes before is none of them.
  if (/^ (?:and|or|&|\p{L}+ing)\b/u.test(label.slice(nameIn(label).length))) return ""
  const name = nameIn(label)
    .replace(/^(?:an?|the|our|my|this is an?|it is an?) /i, "")
    .replace(/^(?:little|small|simple|quick|handy|nice|cool) /i, "")
  const { shape, isCertain } = shapeOf(name)
  if (!name.includes(" ")) return withUse(label, name)
  const words = name.split(" ")
  const isFit = shape === "noun" && isCertain && words.length > 1 && words.length <= maxWords
  const isCounted = kindOf(words[0] ?? "") === "determiner" || kindOf(words[0] ?? "") === "number" || numbers.test(name)
  return isFit && !isCounted && !anyApp.test(name) && !/\b(?:vids?|videos?|channel|uploads?|episodes?)\b/i.test(name)
    ? name
    : ""
}

/** "clicker for dog training" in "A clicker for dog training on your phone" */
function withUse(label: string, name: string): string {
  const use = label.slice(label.indexOf(name) + name.length)
  const found =
    /^ for (?!(?:you|your|the|a|an|all|any|those|people)\b)(\p{L}+(?: \p{L}+)?)(?: (?:on|in|with|of|from) .*)?$/iu.exec(
      use,
    )?.[1]
  return name === "" || found === undefined || kindOf(name) === "subject" ? "" : `${name} for ${found}`
}
