import { kindOf } from "../../text/words/word-kinds.ts"
import { leans } from "../read/leans.ts"
import type { Understanding } from "../understanding.ts"
import { asSentence } from "./grammar.ts"
import { openingOf } from "./opening.ts"

/** "If fewer than 50 are alive" needs the fifty, and what a channel promises is not what a video shows. */
export const canLead = (promise: string, { genre }: Understanding): boolean =>
  !/^if\b/i.test(promise) && !(genre === "video" && /^(?:we|i|our|my|each|every)\b/i.test(promise))

/** Behind what it is, why people choose it says more than whatever is short enough; what the buyer has to do comes last. */
export function promiseFirst(lines: readonly string[], u: Understanding): readonly string[] {
  const { facts, genre } = u
  const promise = facts.find(({ topic, isCareful }) => topic === "promise" && isCareful)?.text ?? ""
  const told = asSentence(promise)
  const [first = ""] = lines
  const opening = openingOf(u).text
  const isOpened = opening !== "" && !opening.startsWith(first)
  // "We are a workshop of five trimmers" does not say what is done.
  const start = (isOpened ? 0 : 1) + (/^(?:we are|i am) /i.test(isOpened ? opening : first) ? 1 : 0)
  const isUsed = genre === "local" || genre === "auction"
  const isTold =
    !isUsed && promise !== "" && canLead(promise, u) && !leans(promise) && !lines.slice(0, start).includes(told)
  const others = lines.slice(start).filter((line) => line !== told || !isTold)
  return [
    ...lines.slice(0, start),
    ...(isTold ? [told] : []),
    ...others.filter((line) => !isForBuyer(line)),
    ...others.filter(isForBuyer),
  ]
}

const forBuyer = /^(?:please|if|do not|don['’]t)\b|\bnot (?:included|meant|suitable|for)\b/i

const isForBuyer = (line: string): boolean =>
  forBuyer.test(line) || kindOf(line.split(" ")[0]?.toLowerCase() ?? "") === "base"
