import { countUnits } from "../../../text/measure/units.ts"
import { isSmallWord } from "../../../text/words/small-words.ts"
import type { Fact } from "../../fact.ts"
import { isSeveralThings } from "../../read/thing.ts"
import { nameIn } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import { answerOf } from "../../write/answers.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { isUntold } from "../../write/untold.ts"
import { namesByShown } from "../phrases/shown-in-work.ts"
import { townOf } from "../phrases/towns.ts"
import { pageSlug } from "./page-slug.ts"
import type { Make } from "./written.ts"

const firstPart = (title: string): string => title.split(/[,|]/)[0] ?? title

/** "Zip Sleepsuit, Dots" and "Zip Sleepsuit, Waves": a shop uses each address once. */
const isShared = (part: string, { brief }: Understanding): boolean =>
  brief.products.filter(({ name }) => firstPart(name).trim().toLowerCase() === part.trim().toLowerCase()).length > 1

const maxNameWords = 6

/** A name that is cut in the middle of "made from black walnut husks" says something else. */
const wholeName = (part: string): string =>
  part.split(" ").filter((word) => !isSmallWord(word.toLowerCase())).length > maxNameWords && nameIn(part).includes(" ")
    ? // "MDF kit" does not mention the engine shed.
      (namesByShown(part)[0] ?? nameIn(part))
    : part

const slugOfPlace = (u: Understanding): string => (u.genre === "service" ? townOf(u) : "")

export const slugFrom: Make = (u, { title }, { target }) =>
  pageSlug(
    isShared(firstPart(title), u)
      ? u.subject.name
      : isSeveralThings(u.thing) && title.startsWith(u.thing.name)
        ? u.thing.name
        : wholeName(firstPart(title)),
    slugOfPlace(u),
    target.max,
  )

export const faqOf: Make = (u, _, { max, unit, target }) => {
  return joinedProof(u.facts)
    .filter((fact) => !isUntold(fact, u))
    .filter(({ topic }) => topic !== "delivery" || u.genre !== "service")
    .flatMap((fact) => answerOf(fact, u) ?? [])
    .map(({ question, answer }) => `${question} ${answer}`)
    .filter(
      (text, at, all) =>
        countUnits(text, unit) <= max && all.findIndex((other) => other.split("?")[0] === text.split("?")[0]) === at,
    )
    .slice(0, target.max)
}

/** All certificates are one answer. */
function joinedProof(facts: readonly Fact[]): readonly Fact[] {
  const proofs = facts.filter(({ topic, isEcho }) => topic === "proof" && !isEcho)
  const [first] = proofs
  if (first === undefined) return facts.filter(({ isEcho }) => !isEcho)
  const isRow = !proofs.some(({ shape }) => shape === "sentence")
  const texts = proofs.map(({ text }) => withoutEnd(text))
  // "PIRB registered. You get a certificate with every installation."
  const text = texts.join(isRow ? ", " : ". ")
  return facts
    .filter((fact) => !fact.isEcho && (fact.topic !== "proof" || fact === first))
    .map((fact) => (fact === first ? { ...fact, text } : fact))
}
