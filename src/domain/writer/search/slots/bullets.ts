import { countUnits } from "../../../text/measure/units.ts"
import type { Fact, Topic } from "../../fact.ts"
import { weightOf } from "../../plan/weights.ts"
import { isUnclear } from "../../read/fused.ts"
import { shareIn, stemsOf } from "../../read/merge.ts"
import { isBound, isElliptic, pointsBack, pointsToSeveral, standsAlone } from "../../read/stands-alone.ts"
import { tellsOfMaker, tellsOfNext } from "../../read/video-title.ts"
import type { Understanding } from "../../understanding.ts"
import { isFollower, isWholeAlone, tailOf } from "../../write/followers.ts"
import { asItem, behindName, inRunningText, withoutEnd } from "../../write/grammar.ts"
import { isLimit } from "../../write/limit.ts"
import { lineOf, linesOf } from "../../write/lines.ts"
import { ofSale } from "../../write/of-sale.ts"
import { shopOpeningOf } from "../../write/passage.ts"
import { telegramParts } from "../../write/telegram.ts"
import { deedOfOpening, tellsDeed, tellsMore } from "./first-bullet.ts"
import { ofMaker } from "./of-maker.ts"
import { type Bullet, fewest, packed, valued } from "./pack-bullets.ts"
import type { Room } from "./room.ts"
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
/** A line that has no more than this share of new words says nothing new. */
const minFresh = 0.2

const needsAnother = ({ text, isCareful }: Fact, { genre, thing }: Understanding): boolean =>
  isBound(text) ||
  // "The lid lifts, she eats"
  /\b(?:she|he)\b|^then\b/i.test(text) ||
  (!thing.isPlural && pointsToSeveral(text)) ||
  isElliptic(text) ||
  (!isCareful && !standsAlone(text)) ||
  (genre === "service" && pointsBack(text))

/** What a buyer wants at a glance, a fact or a few short ones in a line. */
export const bulletsOf = (u: Understanding, room: Room): string[] =>
  asTold(withLimits(packed(linesAtAGlance(u, room), room), u, room))

/** The strongest of these lines, each as the seller said it. */
export const strongestLines = (u: Understanding, room: Room): string[] =>
  asTold(withLimits(linesAtAGlance(u, room).slice(0, room.target.max), u, room))

function canBeBullet(fact: Fact, u: Understanding, room: Room): boolean {
  return (
    (!fact.isEcho || (isFeatureAgain(fact, u) && !valued.has(fact.topic))) &&
    !/^(?:serviceType|handmadeStory)$/.test(fact.field) &&
    !left.has(fact.topic) &&
    !(/^(?:goods|auction|local)$/.test(u.genre) && ofMaker.test(fact.text)) &&
    !(u.genre === "video" && (fact.topic === "proof" || tellsOfMaker(fact.text) || tellsOfNext(fact.text))) &&
    // Its store says it beside the app.
    fact.field !== "deviceCompatibility" &&
    !isOwnName(fact, u) &&
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
    (fact) => (fact !== first || tellsDeed(fact, u)) && fact !== ofShop && !isValue(fact) && !needsAnother(fact, u),
  )
  const certain = possible.filter(
    (fact) => fact.isCareful || !isUnclear(fact.text) || (fact.place > 0 && isOneBreath(fact)),
  )
  // Where nearly all was typed in one breath, it is told as it was typed.
  const isToldAsTyped = ({ isCareful, text }: Fact): boolean =>
    certain.length < minCertain && !isCareful && text.length <= maxRun
  const clear = possible.filter((fact) => certain.includes(fact) || isToldAsTyped(fact))
  const lines = turned(
    [
      ...clear.map((fact) => ({ fact, line: toldWhole(fact, u) })),
      ...withoutPronouns(u, room),
      ...(first !== undefined && clear.includes(first) ? [] : deedOfOpening(first, u)),
    ].toSorted((a, b) => rankOfLine(a, u) - rankOfLine(b, u)),
    u.variation,
  ).filter(({ line }) => line.split(" ").length > maxKind || !told.some(({ text }) => hasAmounts(text, line)))
  const values = valueBullets(told.filter(isValue), u)
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
  const parts = main.length === 0 && first !== undefined ? telegramParts(first.text, u) : []
  const others =
    parts.length > 0
      ? parts.map((line) => ({ fact: null, line }))
      : spare.map((fact) => (fact === first ? openingLine(fact) : { fact, line: toldWhole(fact, u) }))
  const isRoom = main.length < room.target.max && room.target.max > fewest
  const opening = spare.filter((fact) => fact === first && isRoom && parts.length === 0 && tellsMore(fact, u))
  const all = (main.length < fewest ? [...main, ...others] : [...main, ...opening.map(openingLine)])
    .map(({ fact, line }) => ({
      fact,
      line: fact?.isCareful === false ? behindName(asItem(line), u.thing.name) : asItem(line),
    }))
    .filter(({ line }) => countUnits(line, room.unit) <= room.max && line.length >= minChars)
  // A run that is all there is stays whole, as in the description.
  const whole =
    all.length === 0 && told.length === 1 ? told.map((fact) => ({ fact, line: asItem(toldWhole(fact, u)) })) : all
  return fresh(withShortJoined(whole, u))
}

/** "Set of 2 with rope so you can pull them out": its second half is joined to the first by a word that says how. */
const isOneBreath = ({ text }: Fact): boolean => {
  const words = text.split(" ")
  return !/[,;(]/.test(text) && words.length <= maxBreath && words.filter((word) => joinsHalves.test(word)).length === 1
}
const maxBreath = 16
const minCertain = 2
const maxRun = 120
const joinsHalves = /^(?:so|when|if|because|once|until|while|how)$/i

/** Size, material and count with their labels; proofs share a line without one. */
function valueBullets(values: readonly Fact[], u: Understanding): Bullet[] {
  const isProof = ({ topic }: Fact): boolean => topic === "proof"
  const proofs = values.filter(isProof)
  const labelled = values.filter((fact) => !isProof(fact))
  return [...linesOf(labelled, u), ...(proofs.length === 0 ? [] : [proofLine(proofs)])].map((line) => ({
    fact: values.find((fact) => isIn(fact, line)) ?? null,
    line,
  }))
}

const openingLine = (fact: Fact): Bullet => ({
  fact,
  line: withoutEnd(fact.text).replace(/^(?:This is|These are) /u, ""),
})

/** Amazon takes nothing shorter than ten characters, and "Drawcord" says little alone. */
const minAlone = 10

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

/** Words that say what they are need no label, and only commas are certain between them. */
function proofLine(facts: readonly Fact[]): string {
  const texts = facts.map(({ text }, at) => (at === 0 ? withoutEnd(text) : inRunningText(withoutEnd(text))))
  return texts.join(texts.some((text) => text.includes(",")) ? "; " : ", ")
}

const maxLimit = 8

/** "Suits solid fuel and wood" promises more without "not for gas flues", for which there is no other room. */
const withLimits = (bullets: readonly Bullet[], { facts }: Understanding, { max, unit }: Room): Bullet[] =>
  bullets.map(({ fact, line }) => {
    const { text = "" } = facts.find(({ field, place }) => field === fact?.field && place === fact.place + 1) ?? {}
    const longer = `${withoutEnd(line)}. ${asItem(text)}`
    const stems = stemsOf(text)
    const isLeftOut = bullets.every((each) => shareIn(stems, stemsOf(each.line)) < 1)
    const isShort = text.split(" ").length <= maxLimit && countUnits(longer, unit) <= max
    // What was typed in haste limits the whole, and not the words before it.
    return { fact, line: fact?.isCareful === true && isLimit(text) && isLeftOut && isShort ? longer : line }
  })

/** A feature that a careful description also tells is still a line for those who read nothing else. */
const isFeatureAgain = ({ field, isEcho }: Fact, { facts }: Understanding): boolean =>
  isEcho && /^(?:key|app)Features$/.test(field) && facts.every((fact) => fact.field !== "description" || fact.isCareful)

const isIn = ({ text }: Fact, line: string): boolean => line.toLowerCase().includes(withoutEnd(text).toLowerCase())

/** "Before a job it shows you 20 terms. After it you write the hours": a sentence with those that need it. */
const toldWhole = (fact: Fact, u: Understanding): string => {
  const line = lineOf(fact, u)
  return isWholeAlone(fact, u) ? line : tailOf(line, fact, u)
}

/** The strongest are chosen, but each of the seller's sentences may rest on the one before it. */
function asTold(bullets: readonly Bullet[]): string[] {
  const placeOf = ({ fact }: Bullet): number =>
    fact === null
      ? Number.MAX_SAFE_INTEGER
      : /Condition$/.test(fact.field)
        ? 0
        : fact.topic === "promise"
          ? 1
          : fact.place + 1
  const lines = bullets.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ line }) => line)
  // What it is not comes behind what it is.
  const start = lines.findIndex((line) => !isLimit(line))
  return start < 0 ? lines : [...lines.slice(start), ...lines.slice(0, start)]
}

/** What a careful text says of the thing as "it". */
const withoutPronouns = (u: Understanding, room: Room): { fact: Fact; line: string }[] =>
  u.facts
    .map((fact, at) => ({ fact, line: withoutSubject(fact, u.facts[at - 1], u) }))
    .filter(({ fact, line }) => line !== "" && !left.has(fact.topic) && line.length <= Math.min(room.max, maxSentence))

const maxValues = 2

/** "5 x 5 x 1.5 inches, 9 oz" has all of "Weighs 9 oz". */
const hasAmounts = (line: string, other: string): boolean => {
  const amounts = other.match(/\d[\d.,]* ?\p{L}+/gu) ?? []
  return amounts.length > 0 && line.length > other.length && amounts.every((amount) => line.includes(amount))
}

/** "A hand weeder" says no more than the title. */
const isOwnName = ({ stems }: Fact, { thing }: Understanding): boolean => {
  const named = stemsOf(thing.name)
  return [...stems].every((stem) => named.has(stem))
}

const saysMore = ({ text }: Fact): boolean => text.split(" ").length > maxKind

/** What needs "it" to be said comes last, and what was typed in one breath behind what is clear. */
const rankOfLine = ({ fact, line }: { fact: Fact; line: string }, u: Understanding): number =>
  rankIn(fact, u) +
  (/^(?:it|they)\b/i.test(line) ? 2 * maxWeight : 0) +
  (!fact.isCareful && isUnclear(fact.text) ? maxWeight / 2 : 0)

/** A typed feature whose words a careful sentence also tells comes behind the sentences. */
function rankIn(fact: Fact, u: Understanding): number {
  const told = u.facts.filter((each) => each.field === "description" && each.isCareful).map(({ text }) => text)
  const isTold =
    fact.field === "keyFeatures" && told.length > 0 && shareIn(fact.stems, stemsOf(told.join(" "))) > mostTold
  return rankOf(fact, u) + (isTold && !fact.isEcho ? 2 * maxWeight : 0)
}
const mostTold = 0.6

/** The promise, then parts before sentences, the strongest first; what was typed in haste keeps its order. */
const rankOf = (fact: Fact, u: Understanding): number =>
  fact.topic === "promise"
    ? 0
    : fact.isCareful
      ? weightOf(fact, u.genre) +
        (fact.field === "bodyText" ? maxWeight / 2 : 0) +
        (isLimit(fact.text) || fact.isEcho
          ? 2 * maxWeight
          : (fact.shape === "sentence" || fact.shape === "command") && !tellsFeature(fact, u)
            ? maxWeight
            : 0)
      : u.genre !== "service" && ofSale.test(fact.text)
        ? 2 * maxWeight
        : maxWeight
const maxWeight = 10

/** A sentence is as strong as the feature in it, which the seller also typed by itself. */
const tellsFeature = ({ field, stems }: Fact, { facts }: Understanding): boolean =>
  field === "description" &&
  facts.some((other) => other.isEcho && other.field === "keyFeatures" && shareIn(other.stems, stems) >= mostTold)

/** For a different text, a different line comes first. */
function turned<T>(facts: readonly T[], variation: number): readonly T[] {
  const turn = facts.length === 0 ? 0 : variation % facts.length
  return [...facts.slice(turn), ...facts.slice(0, turn)]
}

/** Each line adds something to the lines before it. */
function fresh(bullets: readonly Bullet[]): Bullet[] {
  const known = new Set<string>()
  return bullets.filter(({ line }) => {
    const stems = stemsOf(line)
    if (1 - shareIn(stems, known) <= minFresh) return false
    for (const stem of stems) known.add(stem)
    return true
  })
}
