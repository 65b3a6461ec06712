import { countUnits } from "../../../text/measure/units.ts"
import type { Fact, Topic } from "../../fact.ts"
import { needsName } from "../../read/leans.ts"
import type { Understanding } from "../../understanding.ts"
import { asItem, inRunningText, withoutEnd } from "../../write/grammar.ts"
import { isLimit } from "../../write/limit.ts"
import type { Room } from "./room.ts"
import { isAboutThing } from "./without-subject.ts"

export interface Bullet {
  readonly fact: Fact | null
  readonly line: string
}

/** Values of one kind share a line with their label. */
export const valued: ReadonlySet<Topic> = new Set([
  "size",
  "weight",
  "capacity",
  "count",
  "material",
  "colour",
  "proof",
])

export const fewest = 5
/** Five lines of three facts are fifteen; each round compares all pairs. */
const maxPacked = 24

/** If there are more lines than places, the shortest neighbors of one kind share a line; then the strongest are chosen. */
export function packed(all: readonly Bullet[], u: Understanding, { max, unit }: Room, most: number): readonly Bullet[] {
  const bullets = all.slice(0, maxPacked)
  const rank = new Map(bullets.map((bullet, at) => [bullet, at]))
  let groups = bullets
    .map((bullet): Group => ({ parts: [bullet], line: bullet.line }))
    .toSorted(({ parts: [one] }, { parts: [other] }) => orderOf(one) - orderOf(other))
  while (groups.length > most) {
    const pairs = groups.flatMap((group, at) => {
      const next = groups[at + 1]
      // Where there is room for more lines, only a few words share one.
      const line = next === undefined ? "" : most > fewest ? joinedFeatures(group, next) : joinedLine(group, next, u)
      const isFit = line !== "" && countUnits(line, unit) <= max
      return next !== undefined && isFit ? [{ at, group: { parts: [...group.parts, ...next.parts], line } }] : []
    })
    const [best] = pairs.toSorted((one, other) => one.group.line.length - other.group.line.length)
    if (best === undefined) break
    groups = groups.toSpliced(best.at, 2, best.group)
  }
  const rankOfGroup = ({ parts }: Group): number => Math.min(...parts.map((part) => rank.get(part) ?? 0))
  return groups
    .toSorted((one, other) => rankOfGroup(one) - rankOfGroup(other))
    .slice(0, most)
    .map(({ parts, line }) => ({ fact: parts[0]?.fact ?? null, line }))
}

/** "Ear tag search; family tree for each ewe": features in a few words. */
function joinedFeatures(one: Group, other: Group): string {
  const line = `${withoutEnd(one.line)}; ${inRunningText(other.line)}`
  const isOfFew = [...one.parts, ...other.parts].every(
    ({ fact }, _, { length }) =>
      length <= maxTogether && /Features$/.test(fact?.field ?? "") && fact !== null && !isLimit(fact.text),
  )
  return isOfFew && line.length <= maxFeatures ? line : ""
}
const maxFeatures = 90

const maxTogether = 3
const maxValue = 34

interface Group {
  readonly parts: readonly Bullet[]
  readonly line: string
}

const orderOf = (bullet: Bullet | undefined): number => bullet?.fact?.place ?? Number.MAX_SAFE_INTEGER

/** "Riders have used them": behind a strap and a plug, they would be those. */
const refersBack = /(?<!^)\b(?:it|they|them|ones?)\b|^(?:each|both|all|these|those)\b/i

const isDone = /^\p{L}+ed (?:to|for|in|by|with|on|at|from|against)\b/iu

/** A limit, or how to treat it, has nothing to do with the fact before it. */
const isNotice = (fact: Fact | null): boolean =>
  fact?.shape === "command" || fact?.topic === "care" || denial.test(fact?.text ?? "")
const denial = /\b(?:not|no|never|cannot|without|too|please)\b|n['’]t\b/i

/** "No sewing or heat; cut to any shape with scissors". A promise, a limit and a value with its label stay alone. */
function joinedLine(one: Group, other: Group, u: Understanding): string {
  const facts = [...one.parts, ...other.parts].map(({ fact }) => fact)
  const isAlone = (fact: Fact | null): boolean =>
    fact === null || /^(?:promise|condition)$/.test(fact.topic) || valued.has(fact.topic) || isLimit(fact.text)
  const isWhole = (fact: Fact | null): boolean =>
    fact?.shape === "sentence" || (fact?.field === "description" && (fact.shape === "third" || /[.!]$/.test(fact.text)))
  // "Length 20 cm; needle guards included": short values share a line before sentences do.
  const isValue = (fact: Fact | null): boolean =>
    fact !== null &&
    fact.text.length <= maxValue &&
    !/^(?:promise|condition)$/.test(fact.topic) &&
    !isLimit(fact.text) &&
    !isWhole(fact)
  // "Measuring sheet included; rated to 450 F": the sheet is not.
  const isRest = facts
    .slice(one.parts.length)
    .some((fact) => fact !== null && (/^(?:participle|third|past)$/.test(fact.shape) || isDone.test(fact.text)))
  // "Size: 11 x 8 in; PFAS-free" would be a size.
  const isLabelled = [one, other].some(({ line }) => /^\p{Lu}[\p{L} ]{2,}: /u.test(line))
  if (facts.length <= maxTogether && facts.every(isValue) && !isLabelled && !isRest)
    return `${withoutEnd(one.line)}; ${inRunningText(other.line)}`
  const isOneKind = new Set(facts.map((fact) => `${fact?.field} ${isWhole(fact)}`)).size === 1
  if (!isOneKind || facts.some(isAlone) || facts.length > maxTogether) return ""
  if (!isWhole(facts[0] ?? null)) return isRest ? "" : `${withoutEnd(one.line)}; ${inRunningText(other.line)}`
  const [first] = other.parts
  const said = first?.fact?.text ?? ""
  // Two sentences belong together where the seller wrote one right behind the other.
  const isBeside = first?.fact?.place === (one.parts.at(-1)?.fact?.place ?? 0) + 1
  if (first === undefined || !isBeside || facts.length > 2 || facts.some(isNotice) || refersBack.test(said)) return ""
  const before = one.parts.at(-1)?.fact
  // Behind "the band is 2 inches wide", it is not the band that comes in plum.
  if (needsName(said) && before !== undefined && before !== null && !isAboutThing(before, u)) return ""
  // Right behind "turned three times", "It is dark and crumbly" has its subject.
  const line = /^(?:it|they)\b/i.test(said) ? `${asItem(said)}${other.line.slice(first.line.length)}` : other.line
  return `${withoutEnd(one.line)}. ${line}`
}
