import { countUnits } from "../../../text/measure/units.ts"
import type { Fact, Topic } from "../../fact.ts"
import { weightOf } from "../../plan/weights.ts"
import { shareIn, stemsOf } from "../../read/merge.ts"
import { nameIn } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import { peopleIn } from "../../write/audience.ts"
import { isWholeAlone } from "../../write/followers.ts"
import { capitalise, inRunningText, joinAnd, withoutEnd } from "../../write/grammar.ts"
import { withoutName } from "../../write/parts.ts"
import { valuesApart } from "../attributes/fact-pieces.ts"
import { moreLines } from "./more-lines.ts"
import type { Room } from "./room.ts"
import { valueLines } from "./value-lines.ts"

const most = 5
/** How many of the five are for values: size, material, contents of the box. */
const maxValues = 2
const maxSentence = 200
const maxJoined = 170
const covered = 0.8

/** Topics for a bullet about the thing itself. Values go under labels, and facts about the shop come last. */
const ideas: ReadonlySet<Topic> = new Set(["what", "feature", "promise", "made", "method", "use", "offer", "condition"])

/** A whole sentence becomes a bullet if it is about the thing and does not depend on the sentence before it. */
const standsAlone = ({ text }: Fact): boolean =>
  text.length <= maxSentence &&
  !/^(?:it|they|these|that|he|she|so|but|and|also|then|there|i|we|you will also)\b|\?$/i.test(text) &&
  !/[$£€]\s?\d|\d\s?[$£€]/.test(text)

/** Five ideas, strongest first: the seller's promise, its features and abilities, then its values, and who it is for. */
export function ideaBullets(u: Understanding, room: Room): string[] {
  const facts = valuesApart(u.facts.filter((fact) => !fact.isEcho && isWholeAlone(fact, u)))
  const [opening] = facts
  const told = facts
    .filter((fact) => fact !== opening)
    .flatMap((fact) => withoutName(fact, opening ?? null, u.facts))
    .filter((fact) => ideas.has(fact.topic) && standsAlone(fact))
  const strong = turned(
    told.toSorted((a, b) => weightOf(a, u.genre) - weightOf(b, u.genre)),
    u.variation,
  )
  const tail = opening === undefined ? "" : tailOf(opening.text)
  const values = valueLines(
    facts.filter((fact) => fact !== opening),
    u,
  )
  const people = facts.flatMap((fact) => peopleIn(fact) ?? []).map((row) => `Made for ${row}`)
  const slots = most - Math.min(maxValues, values.length) - (tail === "" ? 0 : 1)
  const features = joinedFeatures(strong, slots)
  const [first, ...others] = features.slice(0, slots)
  const main = [first, tail, ...others].filter((line) => line !== undefined && line !== "")
  const stories = facts
    .filter((fact) => /^(?:story|shop)$/.test(fact.topic) && standsAlone(fact))
    .map(({ text }) => text)
  const wanted = fresh([...main, ...values, ...features.slice(slots), ...people, ...stories])
  const lines = wanted.length < most && opening !== undefined ? [openingLine(opening, tail), ...wanted] : wanted
  return [
    ...new Set(
      moreLines(
        lines.map((line) => line ?? ""),
        most,
      ).map((line) => capitalise(withoutEnd(line))),
    ),
  ]
    .filter((line) => countUnits(line, room.unit) <= room.max && line.length >= 10 && !saysOnlyName(line, u))
    .slice(0, most)
}

const saysOnlyName = (line: string, { thing }: Understanding): boolean =>
  [...stemsOf(line)].every((stem) => stemsOf(thing.name).has(stem))

/** For a different text, a different idea comes first. */
function turned(facts: readonly Fact[], variation: number): Fact[] {
  const turn = facts.length === 0 ? 0 : variation % facts.length
  return [...facts.slice(turn), ...facts.slice(0, turn)]
}

/** The description already has the first sentence. It is used here only if there is little else, and never repeats a line. */
function openingLine({ text }: Fact, tail: string): string {
  const bare = withoutEnd(text)
  return tail === "" ? bare : bare.slice(0, bare.indexOf(" with ")).replace(/,$/, "")
}

/** "folding handles and a silicone lip guard" in "mug with folding handles and a silicone lip guard" */
function tailOf(text: string): string {
  const bare = withoutEnd(text)
  const at = bare.indexOf(" with ")
  const rest = bare.slice(at + " with ".length).replace(/^(?:an?|the|its) /, "")
  // "22 spices with rose petals" are told whole.
  const isOwn = at > 0 && !/^\d/.test(bare) && nameIn(bare).length <= at && bare.slice(0, at).split(" ").length < 8
  return isOwn && rest.split(" ").length > 2 && !/^\d/.test(rest) ? rest : ""
}

/** Each line adds something to the lines before it. */
function fresh(lines: readonly (string | undefined)[]): string[] {
  const known = new Set<string>()
  return lines.flatMap((line) => {
    if (line === undefined || line === "") return []
    const stems = stemsOf(line)
    if (shareIn(stems, known) >= covered) return []
    for (const stem of stems) known.add(stem)
    return [line]
  })
}

const isShort = ({ text, isCareful }: Fact): boolean =>
  !/^(?:each|every|all|both|the|this)\b/i.test(text) &&
  isCareful &&
  text.split(" ").length < 6 &&
  !/[,;:]|\sand\s/.test(text)

/** As many lines as fit; short facts of the same kind share one: "holds 17 lb, folds flat and charges by USB". */
function joinedFeatures(facts: readonly Fact[], room: number): string[] {
  const lines: Fact[][] = facts.map((fact) => [fact])
  while (lines.length > Math.max(1, room)) {
    const pair = pairToJoin(lines)
    if (pair === null) break
    const [into, from] = pair
    lines[into]?.push(...(lines[from] ?? []))
    lines.splice(from, 1)
  }
  return lines.map((row) => rowOf(row))
}

/** The last two lines with the same form that stay short together. */
function pairToJoin(lines: readonly (readonly Fact[])[]): readonly [number, number] | null {
  for (let from = lines.length - 1; from > 0; from -= 1) {
    for (let into = from - 1; into >= 0; into -= 1) {
      const both = [...(lines[into] ?? []), ...(lines[from] ?? [])]
      const [first] = both
      const isAlike = both.every((fact) => isShort(fact) && fact.shape !== "command" && fact.shape === first?.shape)
      if (isAlike && both.length < 5 && rowOf(both).length <= maxJoined) return [into, from]
    }
  }
  return null
}

/** "Perch ring, six ports and tool-free cleaning" */
function rowOf(row: readonly Fact[]): string {
  const bare = row.map(({ text }) => withoutEnd(text).replace(/^with (?:an? )?/i, ""))
  return joinAnd(bare.map((text, at) => (at === 0 ? text : inRunningText(text))))
}
