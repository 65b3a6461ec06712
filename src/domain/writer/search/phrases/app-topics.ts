import { isPlural } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { firstLineOfApp, firstWordsOfApp } from "../../write/app-line.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { tool } from "../slots/app-title.ts"
import { isOneLine } from "./is-one-line.ts"
import { kindOfThing } from "./kind-of-thing.ts"

/** "Drag guitar pedals" is what one does with it. */
export const isHandled = (phrase: string): boolean => /^(?:drag|drop|tap|swipe|pick) /.test(phrase)

/** What the first words call the app; empty if they tell only what it does. */
export function kindNamed(u: Understanding): string {
  const kind = kindOfThing(u).toLowerCase()
  return isHandled(kind) ? "" : kind
}

const maxChars = 300

/** The first words without the app's name: "shows which hawker centres are closed". */
export function firstDeed(u: Understanding): string {
  const first = withoutEnd(firstWordsOfApp(u) || firstText(u)).slice(0, maxChars)
  return first.startsWith(`${u.thing.name} `) ? first.slice(u.thing.name.length + 1) : first
}

const asked =
  /^(?:(?:an? )?app (?:that|which|to) )?(?:shows?|tells?|lists?|finds?|checks?|knows?)(?: you)? (?:which|what|where|when|how many) (.+?) (?:is|are|has|have|can|will|do|does)(?: |$)/iu
const done =
  /^(?:(?:an? )?app (?:that|which|to) )?(?:learn|drill|practi[sc]e|revise|study|memori[sz]e|log|track|record|count|plan|identify|scan|design|draw|drag|arrange|compare|map)s? (?:(?:to|how to) (?:read|write|speak|play|sign|spell) )?(.+)$/iu
const before = /^(?:(?:your|the|every|each|all|any|an?|one|new|daily|more) |\d[\d,]* )+/iu
const ends =
  /,|[.;:]\s|\s(?:and|or|&|for|of|in|on|onto|into|at|by|from|to|that|which|who|per|with|when|so|while|\d\S*|an?|one|two|three|four|five|six|ten)(?:\s|$)/iu

/** The name at the beginning of a text, without "your" and "every": "ice thickness" of "ice thickness by GPS pin". */
const objectIn = (text: string): string =>
  nameIn(text.replace(before, "").split(ends)[0] ?? "")
    .replace(before, "")
    .toLowerCase()

/**
 * What an app without a name for its kind is about: "singapore hawker centres" and "hawker centres" of one that "shows which
 * Singapore hawker centres are closed", "irish verbs" of "drill irregular Irish verbs", "afrikaans crossword" of one a day.
 */
export function appTopics(u: Understanding): string[] {
  if (u.genre !== "app" || u.language !== "en" || kindNamed(u) !== "") return []
  const said = firstDeed(u)
  // "One new Afrikaans crossword a day" is what it has, if no verb follows.
  const isName = isOneLine(u) && firstLineOfApp(u)?.shape === "noun"
  const words = (asked.exec(said)?.[1]?.toLowerCase() ?? objectIn(done.exec(said)?.[1] ?? (isName ? said : ""))).split(
    " ",
  )
  // "Real-size guitar pedals" are pedals, and irregular verbs are verbs.
  const from = words.findIndex((word) => placeName(word) !== undefined || !isLike(word))
  const whole = words.slice(Math.max(0, from))
  // "Sign language" of the Irish one may be any.
  const isOfNation = /(?:ish|ese|ian|an)$/.test(whole[0] ?? "") && placeName(whole[0] ?? "") !== undefined
  const short = whole.length > 2 && !isOfNation && !tool.test(whole.at(-1) ?? "") ? whole.slice(-2) : whole
  const topics = [...new Set([whole.join(" "), short.join(" ")])].filter(isTopic)
  return topics.length > 0 ? topics : [servedBy(said)].filter(isTopic)
}

const isLike = (word: string): boolean =>
  word.includes("-") || /^(?:adjective|participle|past|determiner|number)$/.test(kindOf(word))

const isTopic = (name: string): boolean =>
  name.includes(" ") && (isThingPhrase(name) || (isPlural(name) && namesAThing(name.split(" ").at(-1) ?? "")))

/** "Ham radio technician license" of "practice exams for the ham radio Technician license"; a plural may be its users. */
function servedBy(said: string): string {
  const [, use = ""] = / for (?:the |your |an? )?(\p{L}+(?: \p{L}+){1,3})(?=,|$)/u.exec(said) ?? []
  return isPlural(use) ? "" : use.toLowerCase()
}
