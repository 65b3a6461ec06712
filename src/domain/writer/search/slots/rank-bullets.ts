import type { Fact } from "../../fact.ts"
import { weightOf } from "../../plan/weights.ts"
import type { Understanding } from "../../understanding.ts"
import { isMostlyTold } from "../../write/is-told.ts"
import { isLimit } from "../../write/limit.ts"
import { canLead } from "../../write/promise-first.ts"
import { leads } from "./first-bullet.ts"

/** What needs "it" to be said comes last. */
export const rankOfLine = ({ fact, line }: { fact: Fact; line: string }, u: Understanding): number =>
  rankOf(fact, u) + (/^(?:it|they)\b/i.test(line) ? 2 * maxWeight : 0)

/** The promise, then parts before sentences, the strongest first; what was typed in haste keeps its order. */
const rankOf = (fact: Fact, u: Understanding): number =>
  fact.topic === "promise" && canLead(fact.text, u)
    ? 0
    : leads(fact, u)
      ? 1
      : fact.isCareful
        ? weightOf(fact, u.genre) +
          (fact.field === "bodyText" ? maxWeight / 2 : 0) +
          (isLimit(fact.text) || fact.isEcho
            ? 2 * maxWeight
            : (fact.shape === "sentence" || fact.shape === "command") && !tellsFeature(fact, u)
              ? maxWeight
              : 0)
        : maxWeight
const maxWeight = 10

/** A sentence is as strong as the feature in it, which the seller also typed by itself. */
const tellsFeature = ({ field, text }: Fact, { facts }: Understanding): boolean =>
  field === "description" &&
  facts.some((other) => other.isEcho && other.field === "keyFeatures" && isMostlyTold(other.text, [text]))
