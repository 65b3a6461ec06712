import { sentenceCase } from "../../../text/case/title-case.ts"
import { trimDangling } from "../../../text/cut/dangling.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import { shapeOf } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import { firstLineOfApp, firstWordsOfApp } from "../../write/app-line.ts"
import { asItem, inRunningText, withoutEnd } from "../../write/grammar.ts"
import { isGeneric, namesOfThing } from "../phrases/kind-of-thing.ts"
import { isNew } from "./is-new.ts"
import type { Room } from "./room.ts"
import type { Make } from "./written.ts"

/** The app in one line: its first sentence, as much of it as is whole, or what it is called; then features, while they fit. */
export const shortDescription: Make = (u, _, room) => {
  const line = lineOfApp(u, room)
  const features = splitList(u.clean(u.brief.appFeatures)).map(withoutEnd).filter(isTold)
  let longer = line
  for (const feature of line === "" ? [] : features) {
    const next = longer === line ? `${line}. ${sentenceCase(feature)}` : `${longer}, ${inRunningText(feature)}`
    if (countUnits(next, room.unit) <= room.max && isNew(feature, longer)) longer = next
  }
  // "Member list" alone says too little.
  return longer.slice(line.length).trim().split(" ").length > minTold ? longer : line
}

/** A name of two words at least; what is said in a sentence of its own needs more room. */
const isTold = (feature: string): boolean =>
  feature.includes(" ") && /^(?:noun|adjective|third)$/.test(shapeOf(feature).shape)

const minTold = 3
const minLine = 20
const minWords = 3

type Fits = (text: string) => boolean

/** Under a title with the app's name, a line says more without it. */
export function lineOfApp(u: Understanding, { max, unit }: Pick<Room, "max" | "unit">, isUnderName = false): string {
  const isFit: Fits = (text) => text !== "" && countUnits(text, unit) <= max
  const [first = ""] = splitSentences(firstWordsOfApp(u)).map(asItem)
  const named = first.startsWith(`${u.thing.name} `)
  const said = isUnderName && named ? [withoutName(first, u)] : [first, withoutName(first, u)]
  const names = namesOfThing(u).map(asItem)
  const cuts = said.toReversed().map((each) => cutWhole(each, isFit))
  const isLine = (each: string): boolean => each.split(" ").length >= minWords && isFit(each) && !isGeneric(each)
  return (
    [
      ...(firstLineOfApp(u)?.isRun === true ? names : []),
      ...said,
      ...cuts.filter((each) => each.length > minLine),
      ...names,
      ...cuts,
    ].find(isLine) ?? ""
  )
}

/** "Calculates pigeon velocities" behind the name of the app that does it; "Ferry times for the islands" are no deed of Ferry's. */
function withoutName(text: string, { thing }: Understanding): string {
  const rest = text.startsWith(`${thing.name} `) ? text.slice(thing.name.length + 1) : ""
  const [, verb = "", next = ""] = /^(?!is |has |was |does )(\p{Ll}{2,}s) (\S+)/u.exec(rest) ?? []
  return verb !== "" && (canBeThird(verb) || kindOf(next) !== "preposition") ? asItem(rest) : ""
}

/** As much of a sentence as fits and is whole without the rest. */
const cutWhole = (text: string, isFit: Fits): string =>
  (shapeOf(text).shape === "noun" ? "" : firstClause(text, isFit)) || upToJoint(text, isFit)

/** "PillNest reminds you when to take each medicine", without "and keeps a list". */
function firstClause(text: string, isFit: Fits): string {
  const starts = [...text.matchAll(/,?\s(?:and|but|so)\s/g)].toReversed()
  const found = starts.find(
    ({ 0: joint, index }) => startsVerb(text.slice(index + joint.length)) && isFit(text.slice(0, index)),
  )
  return found === undefined ? "" : text.slice(0, found.index)
}

const startsVerb = (part: string): boolean => /^(?:third|sentence|command)$/.test(shapeOf(part).shape)

/** As much of a sentence as fits, up to where an addition begins. */
function upToJoint(text: string, isFit: Fits): string {
  const parts = text.split(/(?=[,:;]\s|\s(?:with|for|and|that|from|by|to|so|on)\s)/)
  let kept = ""
  let whole = ""
  for (const [at, part] of parts.entries()) {
    kept = `${kept}${part}`
    if (!isFit(kept)) break
    const next = parts[at + 1] ?? ""
    // A row of deeds without its last one, and "how many tiles" that nobody needs
    const isRowCut = kept.includes(", ") && !/ (?:and|or) /.test(kept) && / (?:and|or) /.test(text.slice(kept.length))
    if (isRowCut || / how (?:many|much) \p{L}+$/u.test(kept)) continue
    // "People" are nobody without what follows, and "a register" may be of anything.
    if (
      / (?:people|those|anyone|everyone)$|^\S+(?: \S+)? is an? \S+$/.test(kept) ||
      isInside(kept, next) ||
      isInRow(kept, parts.slice(at + 1))
    )
      continue
    // "With goals, exports" lacks its "and".
    if (!/^,? and /.test(next) || (isApart(kept, next) && !part.startsWith(","))) whole = kept
  }
  return trimDangling(whole)
}

/** "From 10 | to 150", "hog | to hog", "dairies that buy | from farmers": what follows belongs to the last word. */
function isInside(kept: string, next: string): boolean {
  const last = kept.split(" ").at(-1) ?? ""
  const isRange = next.startsWith(" to ") && (/\d$/.test(last) || next.split(" ")[2] === last)
  return isRange || / (?:that|who|which) \p{L}+$/u.test(kept)
}

/** "At 60, 80 | , 100 and 120 words", "bottles | , nappies and sleep", "candidates preparing | for a test" */
function isInRow(kept: string, [next = "", ...more]: readonly string[]): boolean {
  const [before = "", last = ""] = kept.split(" ").slice(-2)
  if (/\p{L}ing$/u.test(last) && isPlural(before)) return /^ \p{L}/u.test(next)
  const opensItem = /^, (?!(?:with|for|that|from|by|to|so|on|which|who|and|but)\b)/.test(next)
  const isBegun = /\d$/.test(last) || / ?, (?:\S+ ){0,2}\S+$/.test(kept)
  return opensItem && isBegun && / (?:and|or) /.test([next, ...more].join(""))
}

/** "Voice cues | and a weekly plan", but not "a flower | and produce show" */
const isApart = (before: string, next: string): boolean =>
  isPlural(before.split(" ").at(-1) ?? "") ||
  /^(?:determiner|preposition|number)$/.test(kindOf(/ and (\S+)/.exec(next)?.[1] ?? ""))
