import { sellsThings } from "../../../rule-book/genre.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { joinToBefore } from "../../../text/split/join-to-before.ts"
import type { Fact, Topic } from "../../fact.ts"
import { needsName } from "../../read/leans.ts"
import { isOfDescription } from "../../read/merge.ts"
import { isBound, isElliptic, pointsBack, pointsToSeveral, standsAlone } from "../../read/stands-alone.ts"
import type { Thing } from "../../read/thing.ts"
import { tellsOfMaker, tellsOfNext } from "../../read/video-title.ts"
import type { Understanding } from "../../understanding.ts"
import { isFollower } from "../../write/followers.ts"
import { asItem, behindName, inRunningText, withoutEnd } from "../../write/grammar.ts"
import { isFeature, isFeatureTold, isLabelTold, isMostlyTold, isTold } from "../../write/is-told.ts"
import { isLimit } from "../../write/limit.ts"
import { lineParts } from "../../write/line-parts.ts"
import { goodsTold, shopOpeningOf } from "../../write/passage.ts"
import { canLead } from "../../write/promise-first.ts"
import { telegramParts, withFragmentsJoined } from "../../write/telegram.ts"
import { leads } from "./first-bullet.ts"
import { ofMaker } from "./of-maker.ts"
import { type Bullet, fewest, packed, valued } from "./pack-bullets.ts"
import { rankOfLine } from "./rank-bullets.ts"
import type { Room } from "./room.ts"
import { isPriceTold, termsOf } from "./term-bullets.ts"
import { isOfAll, toldWhole } from "./told-in-bullet.ts"
import { valueBullets } from "./value-bullets.ts"
import { withoutSubject } from "./without-subject.ts"

/** Told elsewhere, or no reason to buy. */
const left: ReadonlySet<Topic> = new Set([
  ...(["audience", "pain", "story", "shop", "price", "place", "delivery", "occasion"] as const),
  ...(["chapter", "schedule", "theme", "length", "version"] as const),
])
const maxSentence = 200
/** In so few words, nothing is told but what it is. */
const maxKind = 3
const minChars = 5

const needsAnother = ({ text, isCareful }: Fact, { genre, thing }: Understanding): boolean =>
  isBound(text) ||
  // "The lid lifts, she eats"
  /\b(?:she|he)\b|^then\b/i.test(text) ||
  (!thing.isPlural && pointsToSeveral(text)) ||
  isElliptic(text) ||
  (!isCareful && !standsAlone(text)) ||
  (genre === "service" && pointsBack(text))

/** What a buyer wants at a glance, a fact or a few short ones in a line. */
export function bulletsOf(u: Understanding, room: Room): string[] {
  const { target } = room
  const lines = linesAtAGlance(u, room)
  const strongest = lines.slice(0, target.max - 1).map(({ line }) => line)
  const terms = target.max > fewest ? termsOf(u, room).filter((term) => !isPriceTold(term, strongest)) : []
  // How a used thing is sent has a place of its own.
  const kept = u.genre === "app" || u.genre === "service" ? Math.min(1, terms.length) : 0
  const chosen = packed(lines, u, room, target.max - kept)
  return asTold(withLimits([...chosen, ...terms.slice(0, target.max - chosen.length)], u, room), u)
}

/** The strongest of these lines, each as the seller said it. */
export const strongestLines = (u: Understanding, room: Room): string[] =>
  asTold(withLimits(linesAtAGlance(u, room).slice(0, room.target.max), u, room), u)

function canBeBullet(fact: Fact, u: Understanding, room: Room): boolean {
  return (
    (!fact.isEcho || (isFeatureAgain(fact, u) && !valued.has(fact.topic))) &&
    !/^(?:serviceType|handmadeStory)$/.test(fact.field) &&
    // Work has none.
    !(u.genre === "service" && /Condition$/.test(fact.field)) &&
    (!left.has(fact.topic) || goodsTold(u.facts).has(fact) || (room.target.max > fewest && isOfAll(fact, u))) &&
    !(sellsThings(u.genre) && ofMaker.test(fact.text)) &&
    !(u.genre === "video" && (fact.topic === "proof" || tellsOfMaker(fact.text) || tellsOfNext(fact.text))) &&
    // Its store says it beside the app.
    fact.field !== "deviceCompatibility" &&
    // "A hand weeder" says no more than the title.
    !isMostlyTold(fact.text, [u.thing.name]) &&
    toldWhole(fact, u).length <= Math.min(room.max, maxSentence) &&
    !isFollower(fact, u)
  )
}

/** One line each, the strongest first; the opening only if little else is left. */
function linesAtAGlance(u: Understanding, room: Room): readonly Bullet[] {
  const told = [...u.facts, ...u.runs].filter((fact) => canBeBullet(fact, u, room))
  const [first] = u.facts.filter(({ isEcho }) => !isEcho)
  // "We make trousers for tall women" is no reason to buy this one.
  const ofShop = shopOpeningOf(u.facts)
  const isValue = (fact: Fact): boolean => u.language === "en" && valued.has(fact.topic) && fact.shape !== "sentence"
  const possible = told.filter(
    (fact) =>
      (fact !== first || leads(fact, u) || isOfRow(fact, u)) &&
      fact !== ofShop &&
      !isValue(fact) &&
      !needsAnother(fact, u),
  )
  const certain = possible.filter(({ isInDoubt }) => isInDoubt !== true)
  // Where nearly all was typed in one breath, it is told as it was typed.
  const isToldAsTyped = ({ isCareful, text }: Fact): boolean =>
    certain.length < minCertain && !isCareful && text.length <= maxRun
  const clear = possible.filter((fact) => certain.includes(fact) || isToldAsTyped(fact))
  const lines = turned(
    [
      ...clear.flatMap((fact) =>
        summaryParts(fact, u).map((line) => ({ fact, line: fact === first ? openingLine(line) : line })),
      ),
      ...withoutPronouns(u, room),
    ].toSorted((a, b) => rankOfLine(a, u) - rankOfLine(b, u)),
    u.variation,
  ).filter(({ line }) => line.split(" ").length > maxKind || !told.some(({ text }) => hasAmounts(text, line)))
  const values = valueBullets(told.filter(isValue), u, room.target.max > fewest ? room.target.max - lines.length : 0)
  const spare = told.filter(
    (fact) =>
      !isValue(fact) &&
      (fact === first
        ? saysMore(fact) && (fact.isCareful || standsAlone(fact.text))
        : fact.isCareful && isBound(fact.text) && lines.length < room.target.min),
  )
  const before = Math.max(1, room.target.max - Math.min(room.target.max > fewest ? maxValues : 1, values.length))
  const main: Bullet[] = [...lines.slice(0, before), ...values, ...lines.slice(before)]
  // The only line of a brief is as many bullets as it has parts.
  const isAlone = main.every(({ fact }) => fact === first)
  const parts = isAlone && first !== undefined ? lineParts(first.text, u) : []
  const others =
    parts.length > 0
      ? (room.target.max > fewest ? parts : joinToBefore(parts, besideShort)).map((line) => ({ fact: null, line }))
      : spare.map((fact) => ({ fact, line: fact === first ? openingLine(fact.text) : toldWhole(fact, u) }))
  const all = (parts.length > 0 ? others : main.length < fewest ? [...main, ...others] : main)
    .map(({ fact, line }) => ({
      fact,
      line: fact?.isCareful === false ? behindName(asItem(line), u.thing.name) : asItem(line),
    }))
    .filter(({ line }) => countUnits(line, room.unit) <= room.max && (line.length >= minChars || parts.length > 0))
  return withoutFeaturesTold(fresh(parts.length > 0 ? all : withShortJoined(all, u)), u)
}

/** What a line says in a sentence needs no other line in a few words: the description has both. */
function withoutFeaturesTold(bullets: readonly Bullet[], { genre, thing }: Understanding): readonly Bullet[] {
  const sentences = bullets.filter(({ fact }) => fact === null || !isFeature(fact)).map(({ line }) => line)
  const left = bullets.filter(({ fact }) => fact === null || !isFeatureTold(fact, sentences))
  const plain = left.filter(({ fact }) => fact === null || !isLabelTold(fact, sentences, thing.name))
  return plain.length >= fewest ? plain : genre === "app" || left.length >= fewest ? left : bullets
}

/** "Head only, no table": what comes first in a hasty row about a used thing is one of its lines. */
const isOfRow = ({ isCareful, text }: Fact, { genre }: Understanding): boolean =>
  !isCareful && /^(?:auction|local)$/.test(genre) && text.split(" ").length > maxKind

/** Beside a hasty description, a summary of the product is told part by part, so that what other lines tell can be left out. */
function summaryParts(fact: Fact, u: Understanding): readonly string[] {
  const isSummary = fact.field === "productDescription" && !u.facts.some(isOfDescription)
  const parts = isSummary ? telegramParts(fact.text, u) : []
  return parts.length > 0 ? withFragmentsJoined(parts) : [toldWhole(fact, u)]
}

const minCertain = 2
const maxRun = 120

const openingLine = (line: string): string => withoutEnd(line).replace(/^(?:This is|These are) /u, "")

/** Amazon takes nothing shorter than ten characters, and "Drawcord" says little alone. */
const minAlone = 10

/** "Open reel measuring tape, 30 m"; beside another value, a size needs no label: "60 x 60 cm, pack of 6". */
const besideShort = (before: string, part: string): string | null =>
  part.length < minAlone ? `${asItem(before.replace(/^\p{Lu}\p{L}+: /u, ""))}, ${inRunningText(part)}` : null

/** "Drawcord", "Washable" are one line: "Drawcord, washable". */
function withShortJoined(bullets: readonly Bullet[], { genre }: Understanding): readonly Bullet[] {
  const short = bullets.filter(({ line }) => line.length < minAlone && !/[:;,]|^No /.test(line))
  const [first] = short
  if (first === undefined) return bullets
  // "Backup" and "fines" of an app have nothing in common.
  if (genre === "app" && bullets.length - short.length >= fewest) return bullets.filter((each) => !short.includes(each))
  // One by itself is told in the description.
  if (short.length < 2) return bullets.length > fewest ? bullets.filter((each) => each !== first) : bullets
  const line = short.map((each, at) => (at === 0 ? each.line : inRunningText(each.line))).join(", ")
  return bullets.flatMap((each) => (each === first ? [{ ...first, line }] : short.includes(each) ? [] : [each]))
}

const maxLimit = 8

/**
 * "Suits solid fuel and wood" promises more without "not for gas flues", for which there is no other room. "Spare wheel
 * included" has nothing to do with it: there, the limit has a line of its own, if there are more than a few.
 */
function withLimits(bullets: readonly Bullet[], { facts, thing }: Understanding, room: Room): readonly Bullet[] {
  const { max, unit, target } = room
  const apart: Bullet[] = []
  const joined = bullets.map(({ fact, line }) => {
    const limit = facts.find(({ field, place }) => field === fact?.field && place === fact.place + 1)
    const text = limit?.text ?? ""
    const longer = `${withoutEnd(line)}. ${asItem(ofThing(text, thing))}`
    const isLeftOut = !bullets.some((each) => isTold(text, each.line))
    // Where there is more room, "no cattle yet" has nothing to do with the feature before it.
    const isOfList = target.max > fewest && /Features$/.test(fact?.field ?? "")
    const isShort = !isOfList && text.split(" ").length <= maxLimit && countUnits(longer, unit) <= max
    // What was typed in haste limits the whole, and not the words before it.
    if (limit === undefined || fact?.isCareful !== true || !isLimit(text) || !isLeftOut || !isShort)
      return { fact, line }
    if (tellsFor.test(line) || target.max <= fewest) return { fact, line: longer }
    apart.push({ fact: limit, line: asItem(ofThing(text, thing)) })
    return { fact, line }
  })
  return apart.reduce<readonly Bullet[]>((lines, limit) => [...withRoom(lines, target.max), limit], joined)
}

/** The weakest line makes room, unless it is a flaw or a limit itself. */
function withRoom(lines: readonly Bullet[], most: number): readonly Bullet[] {
  const weakest = lines.findLastIndex(({ fact, line }) => fact?.topic !== "condition" && !isLimit(line))
  return lines.length < most || weakest < 0 ? lines : lines.toSpliced(weakest, 1)
}

const tellsFor = /(?<!\p{L})(?:suits?|fits?|for|works?|runs?|takes?|holds?|covers?|not|no|without|only)(?!\p{L})/iu

/** "Not safety footwear", "Rosin does not grade playing": behind how to clean it, "they" would be the dags. */
const ofThing = (text: string, { name, isProper }: Thing): string =>
  isProper ? text.replace(/^it(?= (?:is|does) not\b)/i, () => name) : text.replace(/^(?:it is|they are) (?=not\b)/i, "")

/** A feature that a careful description also tells is still a line for those who read nothing else. */
const isFeatureAgain = ({ field, isEcho }: Fact, { facts }: Understanding): boolean =>
  isEcho && /^(?:key|app)Features$/.test(field) && facts.every((fact) => fact.field !== "description" || fact.isCareful)

/** The strongest are chosen, but each of the seller's sentences may rest on the one before it. */
function asTold(bullets: readonly Bullet[], u: Understanding): string[] {
  const placeOf = ({ fact, line }: Bullet): number =>
    fact === null
      ? Number.MAX_SAFE_INTEGER
      : /Condition$/.test(fact.field)
        ? 0
        : // "It is quiet" and "we also fit bells" say nothing before the lines of which they speak.
          fact.topic === "promise" && canLead(fact.text, u) && !needsName(line) && !/^(?:we|i) also\b/i.test(fact.text)
          ? 1 + placeOfName(line, bullets, u)
          : fact.place + 1
  const lines = bullets.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ line }) => line)
  // What it is not comes behind what it is.
  const start = lines.findIndex((line) => !isLimit(line))
  return start < 0 ? lines : [...lines.slice(start), ...lines.slice(0, start)]
}

/**
 * "The guide explains what to collect" comes right behind "the box holds a printed guide", "every suggestion has a
 * reference call" behind the line that suggests, and first where nothing names it.
 */
function placeOfName(line: string, bullets: readonly Bullet[], u: Understanding): number {
  const said = line.split(" ").slice(0, maxReference).join(" ")
  const parts = [...said.matchAll(/(?<!\p{L})(?:the|every|each|that|these|those) (\p{L}{3,})(?: (\p{L}{3,}))?/giu)]
  const naming = parts
    .flatMap(([, one = "", other = ""]) => [one, other])
    .filter((part) => part !== "" && !isTold(part, `${u.thing.name} ${u.subject.category}`))
    .flatMap((part) =>
      bullets
        .filter((each) => each.line !== line && each.fact?.field === "description" && isTold(part, each.line))
        .slice(0, 1),
    )
  return naming.length === 0 ? 0 : Math.min(...naming.map(({ fact }) => fact?.place ?? 0)) + 0.5
}
const maxReference = 7

/** What a careful text says of the thing as "it". */
const withoutPronouns = (u: Understanding, room: Room): { fact: Fact; line: string }[] =>
  u.facts
    .map((fact, at) => ({ fact, line: withoutSubject(fact, u.facts[at - 1], u) }))
    .filter(({ fact }) => !left.has(fact.topic) || goodsTold(u.facts).has(fact))
    .filter(({ line }) => line !== "" && line.length <= Math.min(room.max, maxSentence))

const maxValues = 2

/** "5 x 5 x 1.5 inches, 9 oz" has all of "Weighs 9 oz". */
const hasAmounts = (line: string, other: string): boolean => {
  const amounts = other.match(/\d[\d.,]* ?\p{L}+/gu) ?? []
  return amounts.length > 0 && line.length > other.length && amounts.every((amount) => line.includes(amount))
}

const saysMore = ({ text }: Fact): boolean => text.split(" ").length > maxKind

/** For a different text, a different line comes first. */
function turned<T>(facts: readonly T[], variation: number): readonly T[] {
  const turn = facts.length === 0 ? 0 : variation % facts.length
  return [...facts.slice(turn), ...facts.slice(0, turn)]
}

/** Each line adds something to the lines before it; a line that tells all of an earlier one takes its place. */
function fresh(bullets: readonly Bullet[]): Bullet[] {
  let kept: Bullet[] = []
  for (const bullet of bullets) {
    const lines = kept.map(({ line }) => line)
    if (isMostlyTold(bullet.line, lines)) continue
    const at = lines.findIndex((line) => isTold(line, bullet.line))
    kept = kept
      .toSpliced(at < 0 ? kept.length : at, 0, bullet)
      .filter((each) => each === bullet || !isTold(each.line, bullet.line))
  }
  return kept
}
