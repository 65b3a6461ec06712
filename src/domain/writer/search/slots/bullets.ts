import { countUnits } from "../../../text/measure/units.ts"
import type { Fact, Topic } from "../../fact.ts"
import { weightOf } from "../../plan/weights.ts"
import { isRunOn } from "../../read/run-on.ts"
import type { Understanding } from "../../understanding.ts"
import { isWholeAlone } from "../../write/followers.ts"
import { capitalise, withoutEnd } from "../../write/grammar.ts"
import { linesOf } from "../../write/lines.ts"
import type { Room } from "./room.ts"
import { valueLines } from "./value-lines.ts"

const left: ReadonlySet<Topic> = new Set([
  "audience",
  "pain",
  "story",
  "shop",
  "price",
  "place",
  "delivery",
  "occasion",
  "chapter",
  "schedule",
  "theme",
  "length",
  "version",
  "question",
])
const maxSentence = 160
const fewest = 4
/** In so few words, nothing is told but what it is. */
const maxKind = 3

/** A whole sentence becomes a line if it is about the thing and does not depend on the sentence before it. */
const standsAlone = ({ text }: Fact, { max }: Room): boolean =>
  text.length <= Math.min(max, maxSentence) &&
  !/^(?:it|they|these|that|he|she|so|but|and|also|then|you will also)\b|\?$/i.test(text)

/** What a buyer wants at a glance, one line each, the strongest first; the opening only if little else is left. */
export function bulletsOf(u: Understanding, room: Room): string[] {
  const said = u.facts.filter(
    (fact) =>
      !fact.isEcho &&
      fact.field !== "serviceType" &&
      !left.has(fact.topic) &&
      standsAlone(fact, room) &&
      isWholeAlone(fact, u),
  )
  // Words typed in one breath are not a line to read at a glance if there are other lines.
  const plain = said.filter(({ text, isCareful }) => isCareful || !isRunOn(text))
  const all = plain.length < fewest ? said : plain
  const [first] = u.facts.filter(({ isEcho }) => !isEcho)
  const others = all.filter((fact) => fact !== first)
  const parts = others.filter(({ shape }) => shape !== "sentence" && shape !== "command")
  const whole = others.filter((fact) => !parts.includes(fact)).slice(0, Math.max(0, room.target.max - parts.length))
  const wanted = [...parts, ...whole].toSorted((a, b) => weightOf(a, u.genre) - weightOf(b, u.genre))
  const isNew =
    first !== undefined &&
    first.text.split(" ").length > maxKind &&
    withoutEnd(first.text).toLowerCase() !== u.thing.name.toLowerCase()
  const opening = wanted.length < fewest && isNew && all.includes(first) ? [first] : []
  const told = [...opening, ...wanted]
  const proofs = told.filter(({ topic }) => topic === "proof")
  // All certificates share one line: "Certificates: UKCA and CE".
  const proof = proofs.length === 0 || u.language !== "en" ? [] : valueLines(proofs, u).map(capitalise)
  const isTold = (fact: Fact): boolean => proof.length > 0 && fact.topic === "proof"
  const at = told.findIndex(isTold)
  const rest = told.filter((fact) => !isTold(fact))
  const before = linesOf(rest.slice(0, Math.max(0, at)), u)
  const lines = [...before, ...proof, ...linesOf(rest.slice(Math.max(0, at)), u)]
    .map(withoutEnd)
    .filter((line) => countUnits(line, room.unit) <= room.max && line.length > 3 && !/^\d+s?$/.test(line))
  return [...new Set(lines)].slice(0, room.target.max)
}
