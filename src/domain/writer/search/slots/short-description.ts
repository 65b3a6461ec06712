import { trimDangling } from "../../../text/cut/dangling.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import { shapeOf } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import { firstLineOfApp, firstWordsOfApp } from "../../write/app-line.ts"
import { asItem, inRunningText, joinAnd } from "../../write/grammar.ts"
import { isLimit } from "../../write/limit.ts"
import { isGeneric, namesOfThing } from "../phrases/kind-of-thing.ts"
import { featuresTyped } from "./features-typed.ts"
import { isNew } from "./is-new.ts"
import type { Room } from "./room.ts"
import type { Make } from "./written.ts"

/** The app in one line: its first sentence, as much of it as is whole, or what it is called; then what it can do, while it fits. */
export const shortDescription: Make = (u, { bullets }, { max, unit }) => {
  const isFit: Fits = (text) => countUnits(text, unit) <= max
  const line = lineOfApp(u, { max, unit })
  const row = line === "" || isCutInRow(line, u) ? rowOfFeatures(u, isFit) : ""
  if (row !== "") return row
  const full = withMore(line, u, bullets, isFit)
  // Under its title, what follows says more than the name of the app.
  const bare = withoutName(line, u) || withoutBeing(line, u) || asItem(line)
  const short = withMore(bare, u, bullets, isFit)
  const told = short.length - bare.length > full.length - line.length ? short : full
  // Behind a sentence with its period, one without looks cut off.
  return told.includes(". ") && isFit(`${told}.`) ? `${told}.` : told
}

/** "Keeps each child's uniform days", of "… uniform days, library days and lunch notes" */
function isCutInRow(line: string, u: Understanding): boolean {
  const said = firstWordsOfApp(u)
  const at = said.toLowerCase().indexOf(line.toLowerCase())
  const rest = said.slice(at + line.length)
  return at >= 0 && isPlural(line.split(" ").at(-1) ?? "") && cutRow.test(rest)
}

const cutRow = /^(?:, (?!(?:and|so|but|which|with|for|to)\b)(?:[^\s,]+ ){0,3}[^\s,]+)+,? and /

/** "Evening bag reminder, shared family list", where a part of a long row would promise less. */
function rowOfFeatures(u: Understanding, isFit: Fits): string {
  const row = featuresTyped(u)
    .filter((each) => isTold(each, false))
    .reduce((said, each) => {
      const longer = said === "" ? asItem(each) : `${said}, ${inRunningText(each)}`
      return isFit(longer) && isNew(each, said) ? longer : said
    }, "")
  return row.includes(", ") ? row : ""
}

/** Features in a row, the last of them that it works offline; or else that, and a sentence of the bullets. */
function withMore(line: string, u: Understanding, bullets: readonly string[], isFit: Fits): string {
  if (line === "") return ""
  const offline = [offlineSaid(u)].filter((said) => said !== "" && isNew(said, line))
  // "Weight chart, works offline" is no row of things, which has an "and".
  const told = (items: readonly string[]): string => {
    const row = items.map((item, at) => (at === 0 ? asItem(item) : inRunningText(item)))
    const whole = `${line}. ${joinAnd(row)}`
    const isPlain = offline.length > 0 || !isFit(whole) || row.some((item) => / and /.test(item))
    return isPlain ? `${line}. ${row.join(", ")}` : whole
  }
  const features = featuresTyped(u).filter((each) => isTold(each, offline.length > 0))
  const rowFrom = (at: number): readonly string[] => {
    let row: string[] = []
    for (const feature of features.slice(at))
      if (isFit(told([...row, feature, ...offline])) && isNew(feature, told([...row, ...offline])))
        row = [...row, feature]
    return row
  }
  // One feature alone is a fragment.
  const row = features.map((_, at) => rowFrom(at)).find((each) => each.length > 0 && each.length + offline.length > 1)
  if (row !== undefined) return told([...row, ...offline])
  const start = offline.map((said) => `${line}. ${said}`).find(isFit) ?? line
  const deed = bullets.find(
    (bullet) => isDeed(bullet) && !isLimit(bullet) && isNew(bullet, start) && isFit(`${start}. ${bullet}`),
  )
  return deed === undefined ? start : `${start}. ${deed}`
}

/** "Works without signal", "works offline once the tides are loaded" */
export const offlineSaid = ({ facts, runs }: Understanding): string =>
  asItem(
    [...facts, ...runs].filter(({ isEnglish }) => isEnglish).flatMap(({ text }) => worksWithout.exec(text) ?? [])[0] ??
      "",
  )

const worksWithout =
  /\bworks (?:\p{Ll}+ly )?(?:offline|(?:without|with no) (?:an? |any )?(?:phone |internet )?(?:signal|data|internet|network|reception|connection))\b(?! connection)(?: (?:for|once|after|until|when|while|if|except) [^,.;]+)?/iu

/** A name of two words at least; what is said in a sentence of its own needs more room. */
const isTold = (feature: string, isBeforeDeed: boolean): boolean =>
  feature.includes(" ") && (isBeforeDeed ? /^third$/ : /^(?:noun|adjective|third)$/).test(shapeOf(feature).shape)

/** "Reminds you when a dose is due", and not "costs and profit" */
const isDeed = (line: string): boolean =>
  /^(?:third|command)$/.test(shapeOf(line).shape) && line.split(" ").length > minWords

const minLine = 20
const minWords = 3

type Fits = (text: string) => boolean

/** Under a title with the app's name, a line says more without it. */
export function lineOfApp(u: Understanding, { max, unit }: Pick<Room, "max" | "unit">, isUnderName = false): string {
  const isFit: Fits = (text) => text !== "" && countUnits(text, unit) <= max
  const [first = ""] = splitSentences(firstWordsOfApp(u)).map(asItem)
  const named = first.startsWith(`${u.thing.name} `)
  const said = [...(isUnderName && named ? [] : [first]), withoutName(first, u), withoutBeing(first, u)]
  const names = namesOfThing(u).map(asItem)
  // "When you see a light out to sea at night" waits for what then happens.
  const cuts = said.toReversed().map((each) => (waits.test(each) ? "" : cutWhole(each, isFit)))
  const isLine = (each: string): boolean => each.split(" ").length >= minWords && isFit(each) && !isGeneric(each)
  return (
    [
      ...(firstLineOfApp(u)?.isRun === true && !goesOn(first, names) ? names : []),
      ...said,
      ...cuts.filter((each) => each.length > minLine),
      ...names,
      ...cuts,
    ].find(isLine) ?? ""
  )
}

const waits = /^(?:when|whenever|if|while|once|after|before|because|since|unless|until)\b/i

/** "App for tailors" alone would leave out that it is for them "to save measurements". */
const goesOn = (typed: string, [name = ""]: readonly string[]): boolean => {
  const [before, behind] = typed.toLowerCase().split(name.toLowerCase())
  return /^app for /i.test(name) && !before?.includes(",") && /^ (?:to|so|with|that|who)(?!\p{L})/iu.test(behind ?? "")
}

/** "Calculates pigeon velocities" behind the name of the app that does it; "Ferry times for the islands" are no deed of Ferry's. */
function withoutName(text: string, { thing }: Understanding): string {
  const rest = text.startsWith(`${thing.name} `) ? text.slice(thing.name.length + 1) : ""
  const [, verb = "", next = ""] = /^(?!is |has |was |does )(\p{Ll}{2,}s) (\S+)/u.exec(rest) ?? []
  return verb !== "" && (canBeThird(verb) || kindOf(next) !== "preposition") ? asItem(rest) : ""
}

/** "Diary for instructors" of "LessonLog is a diary for instructors" */
function withoutBeing(text: string, { thing }: Understanding): string {
  const [name = "", ...more] = text.split(/ is an? /)
  return more.length > 0 && name !== "" && thing.name.startsWith(name)
    ? asItem(text.slice(name.length).replace(/^ is an? /, ""))
    : ""
}

/** As much of a sentence as fits and is whole without the rest. */
const cutWhole = (text: string, isFit: Fits): string =>
  (shapeOf(text).shape === "noun" && !doing.test(text) ? "" : firstClause(text, isFit)) || upToJoint(text, isFit)

/** "App to identify a bite and find a hospital with antivenom" is cut before "and", and not before what the hospital has. */
const doing = /^(?:an? )?app (?:to|that|which) /i

/** "PillNest reminds you when to take each medicine", without "and keeps a list". */
function firstClause(text: string, isFit: Fits): string {
  const starts = [...text.matchAll(/,?\s(?:and|but|so)\s/g)].toReversed()
  const found = starts.find(
    ({ 0: joint, index }) => startsVerb(text.slice(index + joint.length)) && isFit(text.slice(0, index)),
  )
  // "Mark attendance, note fees and see who owes" ends as "mark attendance and note fees".
  return found === undefined ? "" : text.slice(0, found.index).replace(/, (\p{Ll}+ [^,]+)$/u, joinedDeed)
}

const joinedDeed = (typed: string, deed: string): string =>
  startsVerb(deed) || isItemOfRow(deed) ? ` and ${deed}` : typed

/** "Note fees paid", and not "with a photo" or "even at night" */
const isItemOfRow = (part: string): boolean =>
  /^(?:noun|plural|base|third|adjective|determiner|number)$/.test(kindOf(part.split(" ")[0] ?? "")) &&
  !/ (?:and|or) /.test(part)

const startsVerb = (part: string): boolean => /^(?:third|sentence|command)$/.test(shapeOf(part).shape)

/** As much of a sentence as fits, up to where an addition begins; a row is cut in its middle only if nothing else is left. */
function upToJoint(text: string, isFit: Fits): string {
  const parts = text.split(/(?=[,:;]\s|\s(?:with|for|and|that|from|by|to|so|on)\s)/)
  let kept = ""
  let whole = ""
  let begun = ""
  for (const [at, part] of parts.entries()) {
    kept = `${kept}${part}`
    if (!isFit(kept)) break
    const more = parts.slice(at + 1)
    const [next = ""] = more
    // A row of deeds without its last one, and "how many tiles" that nobody needs
    const isRowCut = kept.includes(", ") && !/ (?:and|or) /.test(kept) && / (?:and|or) /.test(text.slice(kept.length))
    if (isRowCut || / how (?:many|much) \p{L}+$/u.test(kept)) continue
    // "People" are nobody without what follows, and "a register" may be of anything.
    if (
      / (?:people|those|anyone|everyone)$|^\S+(?: \S+)? is an? \S+$/.test(kept) ||
      isInside(kept, next) ||
      isInRow(kept, more) ||
      // "Whose turn it is"
      trimDangling(kept) !== kept
    )
      continue
    // "For cars | and motorcycles" would be for cars only.
    const isRowFor = part.startsWith(" for ") && /^,? (?:and|or) /.test(next)
    if (isRowFor && whole.split(" ").length >= minWords) continue
    // "A log for beekeepers | : queen seen, brood frames": a row behind a colon is told in full, or not at all.
    if (/^: \S+(?: \S+)?$/.test(part) && /^, /.test(next)) continue
    // "With goals, exports" lacks its "and".
    if (/^,? and /.test(next) && (!isApart(kept, next) || part.startsWith(","))) continue
    if (!part.startsWith(" with ") && opensRow(kept.split(" ").at(-1) ?? "", more)) begun = kept
    else whole = kept
  }
  return whole || begun
}

/** "Singles | , pairs and fours", and not "training | , games and matches" or "anglers | , records the catch and the tide" */
function opensRow(kept: string, [next = "", ...more]: readonly string[]): boolean {
  const [first = "", ...rest] = next.slice(2).split(" ")
  const isItem =
    itemOfRow.test(next) && !(rest.length > 0 && canBeThird(first)) && isPlural(next.slice(2)) === isPlural(kept)
  return isItem && /^,? (?:and|or) /.test(more.find((part) => !itemOfRow.test(part)) ?? "")
}

const itemOfRow =
  /^, (?!(?:with|for|that|from|by|to|so|on|which|who|whose|what|how|when|and|but|or)\b)(?:\S+ ){0,2}\S+$/

/** "From 10 | to 150", "hog | to hog", "dairies that buy | from farmers": what follows belongs to the last word. */
function isInside(kept: string, next: string): boolean {
  const last = kept.split(" ").at(-1) ?? ""
  const isRange = next.startsWith(" to ") && (/\d$/.test(last) || next.split(" ")[2] === last)
  return isRange || / (?:that|who|which) \p{L}+$/u.test(kept)
}

/** "At 60, 80 | , 100 and 120 words", "bottles | , nappies and sleep" */
function isInRow(kept: string, [next = "", ...more]: readonly string[]): boolean {
  const last = kept.split(" ").at(-1) ?? ""
  const opensItem = /^, (?!(?:with|for|that|from|by|to|so|on|which|who|and|but)\b)/.test(next)
  const [item = ""] = / ?, (?:\S+ ){0,2}\S+$/.exec(kept) ?? []
  const isBegun = /\d$/.test(last) || (item !== "" && !/ (?:and|or) /.test(item))
  return opensItem && isBegun && / (?:and|or) /.test([next, ...more].join(""))
}

/** "Voice cues | and a weekly plan", but not "a flower | and produce show" */
const isApart = (before: string, next: string): boolean =>
  isPlural(before.split(" ").at(-1) ?? "") ||
  /^(?:determiner|preposition|number|subject|relative)$/.test(kindOf(/ and (\S+)/.exec(next)?.[1] ?? ""))
