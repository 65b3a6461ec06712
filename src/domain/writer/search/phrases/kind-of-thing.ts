import { onceFor } from "../../../once-for.ts"
import { singular } from "../../../text/words/plural.ts"
import { properNames } from "../../../text/words/proper-names.ts"
import { canBeBase, canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import { upToWork } from "../../read/names-in-row.ts"
import { leavesOutWho } from "../../read/sold.ts"
import { nameIn, shapeOf } from "../../type/shape.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import { isBehindRun, type Understanding } from "../../understanding.ts"
import { firstLineOfApp, firstWordsOfApp } from "../../write/app-line.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { program } from "../../write/proper-things.ts"
import { appKinds } from "../kinds/app-kinds.ts"
import { isHalfDeed } from "./half-deed.ts"
import { isDoneByTool, toolSaid } from "./tool-said.ts"
import { tradeInName } from "./trade-of.ts"
import { useBehind } from "./use-behind.ts"

const maxWords = 5
/** "Household shared shopping list" is no order of words. */
const maxNamed = 3

/** What the seller's first words call the thing, and what they say right behind it. */
interface Called {
  readonly name: string
  readonly behind: string
}

const nothing: Called = { name: "", behind: "" }

/**
 * The kind of an app, a video or a business, in the seller's first words: "running plan app", "family dental practice".
 * What could be for anything comes with its use: "record book for milk collectors".
 */
export function kindOfThing(u: Understanding): string {
  const { name, behind } = calledOf(u)
  const use = needsUse(name) ? useBehind(behind, name) : null
  return use === null ? (name.includes(" ") ? name : "") : `${name} ${use.said}`
}

/** "Scaffold inspection log", and not "simple log for scaffold inspections" */
export const withoutEase = (name: string): string =>
  name.replace(/(?<=^| )(?:simple|easy|basic|plain|little|handy) (?=\S+(?:$| for ))/i, "")

/** "For people who race pigeons", behind what the first words call it. */
export const useOfThing = (u: Understanding): string => useBehind(calledOf(u).behind)?.said ?? ""

/** The fullest first: "firing log for potters", "potter firing log" and, if it says enough, "firing log". */
export function namesOfThing(u: Understanding): readonly string[] {
  if (u.genre === "service" || u.language !== "en") return []
  const { name, behind } = calledOf(u)
  const use = useBehind(behind, name)
  const isAlone = name.includes(" ") && (use === null || !needsUse(name))
  const used = use?.before.replace(keeping, "") ?? ""
  const before = used === "" || isSaidIn(used, name) ? "" : withUseInside(used, name)
  // Nobody types "potter kiln log", if the log is found without the potters; "nurse roster app" says whose.
  const isTyped =
    before !== "" &&
    name.split(" ").length < maxNamed &&
    (!isAlone || (/ app$/i.test(name) && before.split(" ").length < maxWords))
  return [...(use === null ? [] : [`${name} ${use.said}`]), ...(isTyped ? [before] : []), ...(isAlone ? [name] : [])]
}

/** "Hive inspection app" of an "app for noting hive inspections" */
const keeping = /^(?:noting|logging|keeping|tracking|recording|storing|saving|writing) (?=\S)/i

/** "Offline canal guide", "daily potter log": what a program is like comes before what it is for. */
const withUseInside = (use: string, name: string): string => {
  const [first = "", ...rest] = name.split(" ")
  return rest.length > 0 && /^(?:offline|mobile|digital|daily|weekly|personal)$/i.test(first)
    ? `${first} ${use} ${rest.join(" ")}`
    : `${use} ${name}`
}

/** "Log aperture, shutter speed and lens" */
export const toldToDo = /^(?:log|track|record|learn|practi[sc]e|write|draw|design|keep|scan)$/i

/** "Times curling stones" is what an app does; "notes app" is what it is. */
export const beginsWithVerb = (name: string): boolean => {
  const [first = "", ...rest] = name.toLowerCase().split(" ")
  const isVerb =
    canBeThird(first) ||
    (/s$/.test(first) && isDoneByTool(first.slice(0, -1))) ||
    (toldToDo.test(first) && !isGeneric(nameIn(name)))
  return rest.length > 0 && isVerb && !generic.has(rest.at(-1) ?? "")
}

const minRoot = 4

/** A "bell ringer change ringing practice" says it twice, and "Welsh for parents" is no "parent Welsh". */
const isSaidIn = (use: string, name: string): boolean =>
  properNames.has(name.toLowerCase()) ||
  use
    .split(" ")
    .some((word) => word.length >= minRoot && name.toLowerCase().includes(word.slice(0, minRoot).toLowerCase()))

/** Words for programs and for what is written in them, which do not say what they are for. */
const generic = new Set(
  `app apps application game games tool tools program log logs logbook record records notebook notes diary journal list
  lists tracker planner calculator counter timer recorder organiser organizer manager helper assistant companion guide
  handbook register flashcard flashcards quiz calendar reminder reminders converter editor keeper keeping sheet scorer scorecard
  daily weekly digital mobile offline simple personal iphone ipad android ios web phone`.split(/\s+/),
)

/** "The only app", "log book app", and not "book tracker" or "lambing notebook" */
export const isGeneric = (name: string): boolean =>
  name
    .toLowerCase()
    .replace(/^(?:an?|the|only) |\bonly /g, "")
    .replace(/\b(?:log|record|note|score|day) ?(?:books?|cards?|sheets?)\b/g, "log")
    .split(" ")
    .every((word) => generic.has(word))

const needsUse = (name: string): boolean => !name.includes(" ") || isGeneric(name)

const calledOf = onceFor(readCalled)

function readCalled(u: Understanding): Called {
  if (u.genre === "app") {
    const { name, behind } = calledApp(u)
    // Nobody types that it should be simple; "a new crossword every day" is no new one.
    const plain = name.replace(
      /^(?:simple|easy|basic|plain|little|handy|iphone|ipad|android|ios|new(?! (?:zealand|york|england|jersey|orleans|delhi|mexico|south|age|year)\b)) (?=app$|\S+ )/i,
      "",
    )
    return beginsWithVerb(plain) ? nothing : { name: plain, behind }
  }
  const trade = tradeInName(u)
  if (trade !== "") return { name: trade, behind: "" }
  const found = u.facts.find(
    ({ isEcho, topic, isEnglish, text }) => !isEcho && isEnglish && topic === "what" && !text.endsWith("?"),
  )
  // Behind words typed in one breath, a fact is a detail.
  const isDeed = u.genre === "service" && leavesOutWho(found?.text ?? "")
  const text = found === undefined || isDeed || isBehindRun(found, u) ? "" : found.text
  const [row = ""] = text.split(",")
  const said =
    u.genre === "video"
      ? [withoutDoer(u.thing.name), text]
      : found?.isCareful === false
        ? [upToWork(row), text]
        : [text]
  const called = said.map(phraseIn).find(({ name }) => name !== "") ?? nothing
  return { ...called, name: called.name.replace(ofSeller, "") }
}

/** Nobody types who does it, or how often. */
const ofSeller =
  /^(?:family[- ](?:run|owned)|independent|friendly|reliable|trusted|experienced|fully insured|weekly|monthly|daily) (?=\S+ \S)/i

/** "Tomatoes", of "I sowed tomatoes in September" */
const withoutDoer = (title: string): string =>
  title.replace(/^(?:I|we) (\p{L}+) (?:(?:an?|the|my|our|some) )?(?=\p{L})/iu, (opening, word: string) =>
    /^(?:past|participle)$/.test(kindOf(word)) ? "" : opening,
  )

function calledApp(u: Understanding): Called {
  const first = firstLineOfApp(u)
  const text = first?.isEnglish === false ? "" : firstWordsOfApp(u)
  // "Tidewell is a sleep diary that you fill in"
  const named = text.startsWith(`${u.thing.name} is a`)
    ? text.slice(`${u.thing.name} is `.length)
    : text.replace(/^this app is (?=for )/i, "app ")
  // "Shelfie catalogs your books" begins with a name and its verb.
  const isDeed = named.startsWith(`${u.thing.name} `)
  const phrase = isDeed ? nothing : phraseIn(named)
  // Of words typed in one breath, nothing is certain but the name that they begin with.
  const isKnown = first?.isRun !== true || program.test(phrase.name)
  return (
    [() => appAt(named), () => (isKnown ? phrase : nothing), () => soldBy(u), () => ({ name: toolIn(u), behind: "" })]
      .map((read) => read())
      .find(({ name }) => name !== "" && !beginsWithVerb(name)) ?? nothing
  )
}

const maxKnown = 4

/** "Darts scorer" of "darts scorer 501 301 and cricket" */
function appAt(text: string): Called {
  const words = withoutEnd(text)
    .replace(/^(?:an?|the|my|our) /i, "")
    .split(" ")
  for (let size = Math.min(maxKnown, words.length - 1); size > 1; size -= 1) {
    const kind = words.slice(0, size).join(" ")
    const next = words[size] ?? ""
    const isKnown = [kind, singular(kind)].some((each) => Object.hasOwn(appKinds, each.toLowerCase()))
    if (isKnown && /^\d|^(?:for|with|and|that|to|on|in)$/i.test(next))
      return { name: kind, behind: ` ${words.slice(size).join(" ")}` }
  }
  return nothing
}

/** What an app is, that the seller's first words tell what it does. */
function toolIn(u: Understanding): string {
  const { facts, thing } = u
  const first = firstWordsOfApp(u)
  const said = first === "" ? (facts.find(({ isEcho, isEnglish }) => !isEcho && isEnglish)?.text ?? "") : first
  return toolSaid(said.startsWith(`${thing.name} `) ? said.slice(thing.name.length + 1) : said)
}

/** "Workout log that's just reps and weight", "app for church organists write down what they play" */
function soldBy({ thing, facts }: Understanding): Called {
  const { sold } = thing
  // "The oldest food is at the top" is said of what the app shows.
  const isFirst = sold !== null && facts[0]?.text.toLowerCase().includes(sold.name.toLowerCase()) === true
  const isOwnName = sold?.name.toLowerCase().startsWith(`${thing.name.toLowerCase()} `) === true
  const name = isFirst && sold.each.length === 1 && !isOwnName ? sold.name : ""
  const behind = sold?.object.slice(name.length) ?? ""
  return isThingPhrase(name) || (program.test(name) && !name.includes(" ") && useBehind(behind) !== null)
    ? { name, behind }
    : nothing
}

/** "Flatmates split rent" tells what somebody does, and names nothing. */
export const isDeedOfMany = (name: string): boolean => {
  const [first = "", second = "", ...more] = name.toLowerCase().split(" ")
  return more.length > 0 && kindOf(first) === "plural" && canBeBase(second) && !program.test(name)
}

/** "3 nights watching freight trains", "one day raking salt" */
const isTimeSpent = (name: string, label: string): boolean =>
  (/^\d/.test(label) && /^\p{L}+s \p{L}+ing /iu.test(name)) ||
  /^(?:one|an?|two|three|four|five|six|seven) (?:day|night|week|month|hour|year)s? \p{L}+ing /iu.test(label)

function phraseIn(text: string): Called {
  const bare = withoutEnd(text)
  const label = /^([^:.,]{3,40}):\s/.exec(bare)?.[1] ?? bare
  // "300 session tunes", "rolling 200 pierogi": nobody types how many.
  const name = nameIn(label)
    .replace(/^\d+[ -](?:minutes?|mins?|hours?|hrs?|days?|weeks?) (?=\p{L}+ \p{L})/iu, "")
    .replace(/^(?:[\d,]+|an?|the only|the|our|my|this is an?|it is an?) /i, "")
    .replace(/^(\p{L}+ing) \d+ (?=\p{Ll}+$)/u, "$1 ")
  if (/ (?:how|what|why|when|where|which)$/i.test(name)) return nothing
  if (isHalfDeed(name, label) || isDeedOfMany(name) || isTimeSpent(name, label)) return nothing
  const { shape, isCertain } = shapeOf(name)
  const called = { name, behind: label.slice(label.indexOf(name) + name.length) }
  if (!name.includes(" "))
    return (namesAThing(name) || program.test(name)) && useBehind(called.behind) !== null ? called : nothing
  const words = name.split(" ")
  // "Catch log": whatever comes before it, a log is one.
  const isLog =
    words.length === 2 && /^(?:log|diary|journal|tracker|planner|timer|counter|calculator)$/i.test(words[1] ?? "")
  const isFit = isLog || (shape === "noun" && isCertain && words.length > 1 && words.length <= maxWords)
  // "Complete repair" of a video says no more than "repair".
  if (words.length === 2 && /^(?:complete|full|whole|quick|entire)$/i.test(words[0] ?? "")) return nothing
  const isCounted = kindOf(words[0] ?? "") === "determiner" || kindOf(words[0] ?? "") === "number"
  return isFit && !isCounted ? called : nothing
}
