import { contentWords } from "../../../text/words/content-words.ts"
import { singular } from "../../../text/words/plural.ts"
import { properNames } from "../../../text/words/proper-names.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { wordStem } from "../../../text/words/word-stem.ts"
import { nameIn, shapeOf } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { tool } from "../slots/app-title.ts"
import { fieldOf } from "./field-of-app.ts"
import { isHalfDeed } from "./half-deed.ts"
import { namesOfThing, withoutEase } from "./kind-of-thing.ts"
import { namesShown } from "./names-shown.ts"
import { ownKeywords } from "./own-keywords.ts"

const howTo = /^how (to|i|we) (\p{L}+) (.+)$/iu

/** What viewers type for a video: what it shows, the thing that it is about, and its theme. */
export function videoPhrases(u: Understanding): string[] {
  if ((u.genre !== "video" && u.genre !== "app") || u.language !== "en") return []
  if (u.genre === "app")
    return [...describedIn(u.thing.fullName), ...namesOfThing(u).map(withoutEase), ...learnedIn(u), ...appsOfField(u)]
  const theme = withoutEnd(u.clean(u.brief.contentTheme)).toLowerCase()
  // "Traditional countryside work" finds no hedge: a theme shares a word with what is typed for this video.
  const { targetKeywords, videoTags, targetAudience } = u.brief
  const said = contentWords([u.thing.name, targetKeywords, videoTags, targetAudience].join(" "))
  const isOfThis = contentWords(theme).some((stem) => said.includes(stem))
  const found = [
    ...shownIn(u.thing.name),
    ...partIn(u.thing.name),
    ...objectIn(u.thing.name),
    ...workedOn(u.thing.name),
    ...workSaid(u),
    ...saidTwice(u),
    ...(isTheme(theme) && isOfThis ? [theme] : []),
    ...craftIn(theme, said),
    ...namesShown(u),
  ]
  // "Wet sycamore" of a wet sycamore bowl is only its wood.
  return found
    .map(withoutCount)
    .filter((phrase) => !ofAnything.test(phrase) && !found.some((other) => other.startsWith(`${phrase} `)))
}

/** "Woodturning" of a theme such as "woodturning for home workshops", if this video is about turning. */
function craftIn(theme: string, said: readonly string[]): string[] {
  const [craft = ""] = /^\p{L}{7,}ing(?= |$)/u.exec(theme) ?? []
  const stem = wordStem(craft)
  return craft !== "" && said.some((each) => each.length >= minStem && stem.endsWith(each)) ? [craft] : []
}

const minStem = 4

/**
 * "Four-metre gap", "a 40-year-old hedge", "I sowed tomatoes": the one that is shown, and nobody looks for that one, nor for
 * "pruning and tying" in one search.
 */
export const isOfOne = (phrase: string): boolean => ofOne.test(phrase) || /^(?:i|we) | and /.test(phrase)

const ofOne = /(?<!\p{L})(?:\d+|\p{L}+)-(?:met(?:re|er)|feet|foot|yard|mile|acre|ton(?:ne)?|year|month)s?(?!\p{L})/u

/** Nobody types the count of "six sailing knots". */
export const withoutCount = (phrase: string): string => phrase.replace(countFirst, "")
const countFirst = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?=(?:\p{L}+ )+\p{L}+s$)/u

/** "Full service" may be of a watch or of a boiler. */
const ofAnything =
  /^(?:full|complete|quick|easy|first|new|whole|big|final) (?:service|repair|guide|tour|review|story|process|build|rebuild|restoration|clean|check)$/

/** Who types no keywords names the field: "pigeon racing app". */
function appsOfField(u: Understanding): string[] {
  const field = fieldOf(u)
  // A "log volume calculator" is found by that, and not by "timber trade".
  const isNamed = tool.test(u.thing.fullName) && !u.thing.fullName.endsWith(" App")
  return field === "" || isNamed || ownKeywords(u).length > 0 ? [] : [field.endsWith(" app") ? field : `${field} app`]
}

/** "cake costing" of "Batchwise: Cake Costing" */
function describedIn(name: string): string[] {
  const [, said = ""] = /^[^:]+: (\p{L}+(?: \p{L}+){1,3})$/u.exec(name) ?? []
  return said === "" ? [] : [said.toLowerCase()]
}

const learning =
  /^(?:learn|practi[sc]e|study|revise|prepare|train)(?: for| (?:how )?to (?:read|write|speak|play|sign))? (?:(?:the|your|an?) )?(.+)$/i

/** "driving theory test" of "Practise for the driving theory test" */
function learnedIn(u: Understanding): string[] {
  const [, rest = ""] = learning.exec(withoutEnd(firstText(u))) ?? []
  // "New Zealand sign language 5 signs a day"
  const name = nameIn(rest.split(/ (?=\d)/)[0] ?? "").toLowerCase()
  if (isThingPhrase(name)) return [name]
  return properNames.has(name) ? [`learn ${name}`] : []
}

const longest = 4

/** "kettlebell workout" of "15 Min Kettlebell Workout No Squats", described as "15 minute kettlebell workouts for men over 50": what the title and the description both name is what the video is about. */
function saidTwice({ thing, brief, clean }: Understanding): string[] {
  const isTitled = brief.videoTitle.trim() !== ""
  const words = (isTitled ? thing.name.toLowerCase().match(/[\p{L}\d'’-]+/gu) : null) ?? []
  const told = ` ${stemsIn(clean(`${brief.videoDescription}\n${brief.description}`))} `
  const isSaid = (row: string): boolean => isThingPhrase(row) && told.includes(` ${stemsIn(row)} `)
  const rows = words.flatMap((_, from) => {
    // "Metre gap" of a two metre gap, "marathon prep" of a half marathon
    if (belongsToNext.test(words[from - 1] ?? "")) return []
    const ends = Array.from({ length: longest - 1 }, (__, at) => from + longest - at)
    return ends.filter((end) => end <= words.length).map((end) => words.slice(from, end).join(" "))
  })
  const found = rows.filter(isSaid)
  return found.filter((row) => !found.some((other) => other !== row && other.includes(row)))
}

const belongsToNext = /^(?:\d\S*|two|three|four|five|six|seven|eight|nine|ten|half|quarter|mini|ultra)$/

const stemsIn = (text: string): string => (text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []).map(wordStem).join(" ")

/** "pipe organ" of "Fixing a stuck key on the pipe organ", "practice chanter" of a "first lesson on the practice chanter" */
function objectIn(title: string): string[] {
  const [, lesson, object = ""] =
    /^(?:(?:\p{L}+ing|how (?:to|i|we) \p{L}+) (?:.+?)|(?:\p{L}+ )?(lessons?|tutorials?)) (?:on|in|of|for|with|to|from|into) (?:an?|the|my|our|your) (.+)$/iu.exec(
      title,
    ) ?? []
  const name = nameIn(object).toLowerCase()
  // "On an Irish windowsill" says where it is done.
  if (!isThingPhrase(name) || isAnySuch(name) || /^\p{Lu}/u.test(object) || properNames.has(name.split(" ")[0] ?? ""))
    return []
  return lesson === undefined ? [name] : [name, `${name} ${lesson.toLowerCase()}`]
}

/** "hammarlund shortwave receiver" of "Fixing a dead 1962 Hammarlund shortwave receiver" */
function workedOn(title: string): string[] {
  const [, object = ""] =
    /^(?:\p{L}+ )?\p{L}+ing (?:an?|the|my|our|your) (?:(?:dead|old|broken|new|rusty|vintage|antique|used|\d{4}) )*(.+)$/iu.exec(
      title,
    ) ?? []
  const name = nameIn(object).toLowerCase()
  return isThingPhrase(name) && name === object.toLowerCase() ? [name] : []
}

const maxWorkedOn = 2

/** "pinball machine repair" of somebody who says "I repair old pinball machines" */
function workSaid({ thing: { sold } }: Understanding): string[] {
  const [object = ""] = sold?.each ?? []
  const worked = singular(object.split(" ").slice(-maxWorkedOn).join(" ").toLowerCase())
  return sold?.deed === undefined || sold.deed === null || !isThingPhrase(worked) ? [] : [`${worked} ${sold.deed}`]
}

/** "hanger bearing" of "Swapping the hanger bearing on a grain auger" */
function partIn(title: string): string[] {
  const name = nameIn(title)
  if (!isHalfDeed(name, title)) return []
  const part = name.toLowerCase().replace(/^.* (?:an?|the|my|our|your) (?:new |old )?/, "")
  return isThingPhrase(part) ? [part] : []
}

/** "how to change front brake pads" and "front brake pads" from "How to change front brake pads on a Honda Civic". */
export function shownIn(title: string): string[] {
  const [, who = "", verb = "", rest = ""] = howTo.exec(title.replace(stepByStep, "").replace(/\s+/g, " ").trim()) ?? []
  const named = nameIn(rest)
  const object = named
    .replace(/^(?:an?|the|your|my|our) /i, "")
    .replace(/^(?:right|perfect|proper|good|better|great|easy|simple|quick) /i, "")
    .toLowerCase()
  if (object === "" || object.split(" ").length > 5) return []
  // "How we hang a new mitre gate on a canal lock"
  if (isHalfDeed(`${verb} ${named}`, `${verb} ${rest}`)) return partIn(`${verb} ${rest}`)
  const deed = `${verb.toLowerCase()} ${object}`
  const deeds = who.toLowerCase() === "to" ? [`how to ${deed}`] : [deed]
  return [...deeds, ...(isThingPhrase(object) && !isAnySuch(object) ? [object] : [])]
}

/** "Slow green" and "consistent backhand" say less than half of what it is about. */
const isAnySuch = (phrase: string): boolean => {
  const [first = "", , ...more] = phrase.split(" ")
  const isPlaced = /^(?:first|second|third|next|last|best|own|new|other|favou?rite)$/.test(first)
  return isPlaced || (more.length === 0 && kindOf(first) === "adjective" && !isGoodsKind(singular(phrase)))
}

const stepByStep = /[,:]? step[- ]by[- ]step\b.*$/i

const isTheme = (theme: string): boolean => {
  const words = theme.split(" ")
  return (
    words.length > 1 &&
    words.length < 5 &&
    shapeOf(theme).shape === "noun" &&
    shapeOf(theme).isCertain &&
    /^\p{L}[\p{L} '-]+$/u.test(theme)
  )
}
