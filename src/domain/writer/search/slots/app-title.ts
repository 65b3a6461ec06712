import { countUnits } from "../../../text/measure/units.ts"
import { isRightWord } from "../../../text/spell/right-words.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { headNoun, isPlural, singular } from "../../../text/words/plural.ts"
import { canBeBase, kindOf } from "../../../text/words/word-kinds.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { appsOfThoseIn, appsOfUsers } from "../phrases/app-phrases.ts"
import { fieldOf } from "../phrases/field-of-app.ts"
import { beginsWithVerb, kindOfThing, namesOfThing, withoutEase } from "../phrases/kind-of-thing.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { shownByApp, shownIn } from "../phrases/shown-by-app.ts"
import { toldByFirst } from "../phrases/told-phrases.ts"
import { toolSaid } from "../phrases/tool-said.ts"
import { useBehind } from "../phrases/use-behind.ts"
import type { Room } from "./room.ts"

/** The last word of a keyword that says what an app is. */
export const tool =
  /(?:app|tracker|planner|timer|calculator|log|diary|journal|calendar|counter|list|scanner|organi[sz]er|manager|reminder|notes|maker|finder|identifier|checker|viewer|recorder|editor|player|tuner|game|plan|coach|trainer|course|guide|keeper)s?$/i

const records = /\b(?:records?|recording)$/i

/** "For seniors", "fees app" */
const isWhole = (phrase: string): boolean => !/^(?:for|with|of|and|in) | app$/i.test(phrase)

/** The name and, after a colon, what the app is: the seller's first keyword, or the fullest name in the first words that fits. */
export function appTitle(u: Understanding, room: Room): string {
  const title = namedTitle(u, room)
  // "Which Light?", which inside a sentence goes without its mark
  const { name } = u.thing
  const isAsked = / .*\p{L}\?$/u.test(u.brief.appName.trim()) && title.startsWith(name)
  const asked = `${name}? ${title.slice(name.length).replace(/^: /, "")}`.trim()
  return isAsked && countUnits(asked, room.unit) <= room.max ? asked : title
}

function namedTitle(u: Understanding, room: Room): string {
  const { fullName, isProper } = u.thing
  // "Trolleymate: Shared Shopping List" is too long for a store, "Vidya Ledger - Tuition Register" only for its dash.
  // "LessonLog for Driving" would be for drivers.
  const names = [fullName, fullName.split(/: | [-–|] /).join(": "), u.thing.name, fullName.split(" for ")[0] ?? ""]
  const name = names.find((each) => countUnits(each, room.unit) <= room.max) ?? fullName
  if (!isProper) return titled(nameless(u, room), u.language)
  const known = new Set(contentWords(name))
  const kind = kindOfThing(u)
  const own = ownKeywords(u).filter((phrase) => phrase.includes(" ") && !isFeature(phrase, u) && !isUser(phrase, u))
  const isNew = (phrase: string): boolean =>
    contentWords(phrase).every((stem) => !known.has(stem)) &&
    // "SlackWater: Slack Water"
    !name.toLowerCase().includes(phrase.toLowerCase().replace(/ /g, ""))
  const first = new Set(contentWords(firstText(u)))
  const isTool = (phrase: string): boolean => tool.test(phrase) && contentWords(phrase).some((stem) => first.has(stem))
  const tools = own.filter(isTool)
  const others = own.filter((phrase) => !tools.includes(phrase))
  const kinds = [
    ...tools,
    // One feature of several is not the app, nor is a thing that it is used with: "knitting machine".
    ...(tools.length > 0
      ? [...others.filter((phrase) => tool.test(phrase)), ...others.filter((phrase) => records.test(phrase))]
      : others.filter((phrase) => tool.test(phrase) || (!isGoodsKind(phrase) && !isOneThing(phrase)))),
    ...namesOfThing(u),
  ]
  // A tide table is no "marine navigation".
  const typed = new Set(contentWords([...own, firstText(u)].join(" ")))
  const isSaid = (field: string): boolean => own.length === 0 || contentWords(field).some((stem) => typed.has(stem))
  const fields = [fieldOf(u)].filter((field) => field !== "" && isSaid(field) && isNew(field) && !isMaker.test(field))
  const users = appsOfUsers(u).slice(0, 1).filter(isNew)
  const joint = name.includes(": ") ? ", " : ": "
  // "Ls Log: Log Book App" says a word twice, and "Ls Log" alone says nothing.
  const isPartlyNew = (phrase: string): boolean =>
    contentWords(withoutEase(phrase)).some((stem) => stem !== "app" && !known.has(stem))
  // "Scoring" of a "scoring app" hangs in the air.
  const saysWhich = (phrase: string): boolean => phrase.includes(" ") || tool.test(phrase)
  const found = [
    // "Learners test" of the seller's first keyword "K53 learners test", behind "K53 Kerb"
    ...own
      .slice(0, 1)
      .flatMap((phrase) => (joint === ": " ? withoutNamed(phrase, known) : []))
      // "Tuition Register: Fee Register"
      .filter((phrase) => isWhole(phrase) && !contentWords(headNoun(phrase)).some((stem) => known.has(stem))),
    ...kinds.filter(isNew),
    ...(joint === ": " ? [...namesOfThing(u), kind.replace(/ app$/i, "")].filter(saysWhich).filter(isPartlyNew) : []),
    ...withoutNamed(kind, known),
    // "Tidebook: Tide Times", and not its industry: "Outdoor Navigation"
    ...(joint === ": " && own.length === 0 ? [shownByApp(u)].filter((shown) => shown !== "" && isNew(shown)) : []),
    ...(joint === ": " && own.length === 0 ? shownToBe(u).filter(isPartlyNew) : []),
    // "Dairy Cooperative" would be one.
    ...(joint === ": " ? [...users, ...fields.flatMap((field) => [`${field.replace(/ app$/, "")} app`, field])] : []),
    ...(joint === ": " ? shorterTools(kind) : []),
    // "Chimney Round: App for Sweeps"
    ...(joint === ": " ? (appFor.exec(withoutEnd(firstText(u))) ?? []).slice(1) : []),
  ]
    .map((text) => `${name}${joint}${titled(text, u.language)}`)
    .find((text) => countUnits(text, room.unit) <= room.max)
  return found ?? (name !== fullName || name.includes(": ") ? name : "")
}

/** "Battery log" where "hearing aid battery log" is too long: no app for it is a "hearing aid app". */
function shorterTools(kind: string): string[] {
  const words = kind.split(" ")
  return words.length > 2 && /(?<! app)$/.test(kind) && tool.test(kind) ? [words.slice(-2).join(" ")] : []
}

/** "Stable management app" and, where that is too long, "stable management": what its text shows it to be. */
const shownToBe = (u: Understanding): string[] => {
  const [first = ""] = toldByFirst(u)
  const bare = first.replace(/ app$/, "")
  // No app is a "savings group".
  return [first, ...(tool.test(bare) || /(?:ing|ment)$/.test(bare) ? [bare] : [])].filter((phrase) =>
    phrase.includes(" "),
  )
}

const appFor =
  /^(?:(?:an?|this is an?|simple) )*(app for (?!(?:all|any|every|your|the|when|what)\b)\p{L}+(?: \p{L}+)?)$/iu

/** "Patch test" of an app with patch test reminders is no name for it, unless its first sentence is about that. */
export function isFeature(phrase: string, u: Understanding): boolean {
  const low = phrase.toLowerCase()
  const features = splitList(u.clean(u.brief.appFeatures)).map((feature) => feature.toLowerCase())
  const first = contentWords(firstText(u))
  const isFirst = contentWords(low).every((stem) => first.includes(stem))
  return features.includes(low) || (!isFirst && features.some((feature) => feature.includes(low)))
}

/** An app can be a "running coach"; of one for coaches, a "youth football coach" is who uses it. */
const isUser = (phrase: string, { brief }: Understanding): boolean => {
  const last = phrase.split(" ").at(-1) ?? ""
  return /^(?:coach|trainer)$/.test(last) && new RegExp(`\\b${last}(?:e?s)?\\b`, "i").test(brief.targetAudience)
}

/** "Racing pigeon" is a thing; "pigeon records" and "grain hauling" are what an app does. */
export const isOneThing = (phrase: string): boolean => {
  const last = phrase.split(" ").at(-1) ?? ""
  return (
    namesAThing(last) && kindOf(last) === "noun" && !isPlural(last) && !/(?:ing|ion|ment|ance|work|care)$/.test(last)
  )
}

/** "Halden Small Software", "Meenachil Apps" */
const isMaker =
  /\b(?:software|apps|labs?|studios?|devs?|developers?|ltd|inc|llc|tech|technologies|digital|systems|tools|games)\.?$/i

/** Without a name of its own, an app is called by the name of the business, unless that is only its maker. */
function nameless(u: Understanding, room: Room): string {
  const called = namesOfThing(u)
  const { name } = u.thing
  // "Counts reps" is what it does.
  const isOfMaker =
    isMaker.test(name) ||
    isGivenName(name.split(" ")[0]?.toLowerCase() ?? "") ||
    (called.length > 0 && beginsWithVerb(name))
  // "App: App for Lambing Records"
  const isSaidAgain = called.some((each) => each.toLowerCase() === name.toLowerCase()) || isKind(name)
  const found = [
    ...(isSaidAgain || isOfMaker ? [] : called.map((each) => `${name}: ${each}`)),
    ...(isOfMaker || isKind(name)
      ? [...called, ...appsOfThoseIn(firstText(u)), ...doneBy(u)]
      : [...withPeople(u), name]),
  ]
  return found.find((each) => countUnits(each, room.unit) <= room.max) ?? ""
}

/** "Flashcards for cab drivers", where "flashcards" alone could be for anyone */
function withPeople({ thing: { name, sold } }: Understanding): string[] {
  const isOfSold = sold !== null && sold.name.toLowerCase() === name.toLowerCase()
  const use = isOfSold ? useBehind(sold.object.slice(sold.name.length)) : null
  return use === null ? [] : [`${name} ${use.said}`]
}

/** "Logs your allotment plot", of "an app that logs your allotment plot"; "tide times" of one that tells you them */
function doneBy(u: Understanding): string[] {
  const [, deed = ""] = /^(?:an? |this )?app (?:that|which|to) (.+)$/i.exec(withoutEnd(firstText(u))) ?? []
  const shown = shownIn(deed)
  const clause = shown === "" ? (deed.split(/, | and /)[0] ?? "") : ""
  const thing = deed.split(" ").find((word, at) => at > 0 && isThingInDeed(word)) ?? ""
  // "Snake app", of one "to identify which snake bit you", if its clause is too long for a title
  const ofThing = thing === "" ? "" : `${singular(thing)} app`
  return [toolSaid(deed), helped(deed), shown, clause, ofThing].filter((each) => each !== "")
}

const isThingInDeed = (word: string): boolean => /^(?:noun|plural)$/.test(kindOf(word)) && namesAThing(word)

/** "App for stage lighting crews", of one that "helps stage lighting crews work out gel colours" */
function helped(deed: string): string {
  const [verb = "", ...words] = deed.split(" ")
  const end = words.findIndex(
    (word, at) => isPlural(word) && (words[at + 1] === "to" || canBeBase(words[at + 1] ?? "")),
  )
  return /^helps$/i.test(verb) && end >= 0 && end < maxHelped ? `app for ${words.slice(0, end + 1).join(" ")}` : ""
}
const maxHelped = 4

/** "App" and "Simple App" name nothing. */
const isKind = (name: string): boolean =>
  name === "" || (tool.test(name) && (!name.includes(" ") || bareApp.test(name)))
const bareApp = /^(?:simple|basic|free|easy|small|little|handy|quick|new|mobile) app$/i

/** "K53 learners test" behind "K53 Kerb" needs its K53 no more. A "dump point map" does: a "point map" is nothing. */
function withoutNamed(kind: string, named: ReadonlySet<string>): string[] {
  const words = kind.split(" ")
  const first = words.findIndex((word) => !contentWords(word).every((stem) => named.has(stem)))
  const isName = words.slice(0, Math.max(0, first)).every((word) => /\d/.test(word) || !isRightWord(word))
  // "Nan's Magnifier: And Torch"
  const isJoined = /^(?:and|or|&|with|for)$/i.test(words[first] ?? "")
  return first > 0 && isName && !isJoined && words.length - first > 1 ? [words.slice(first).join(" ")] : []
}
