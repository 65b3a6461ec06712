import { hasMoney } from "../../text/measure/money.ts"
import { properNames } from "../../text/words/proper-names.ts"
import type { Fact } from "../fact.ts"
import { leans } from "../read/leans.ts"
import type { Understanding } from "../understanding.ts"
import { withoutEnd } from "./grammar.ts"
import { isOnlySome } from "./limit.ts"

/** Not what an app is or does: its maker, what it is limited to, a price, its languages, half of a thought, an afterthought. */
const isAside = (text: string): boolean =>
  /^(?:I|we|my|our)\b|^free\b|^(?:made|built|wrote|written|started)\b| (?:also|too|as well)[.]?$/i.test(text) ||
  hasMoney(text) ||
  isOnlySome(text) ||
  isLanguages(text) ||
  leans(text)

/** "German and English" */
const isLanguages = (text: string): boolean =>
  withoutEnd(text)
    .split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+/)
    .every((word) => properNames.has(word.toLowerCase()))

const tellsDeed = ({ shape }: Fact): boolean => /^(?:third|command|sentence)$/.test(shape)

/** What an app is or does, in the seller's first line: what it is limited to and who made it come later. */
export function firstLineOfApp({ facts, runs }: Understanding): Fact | null {
  const told = [...facts, ...runs].filter(({ isEcho }) => !isEcho).toSorted((a, b) => a.place - b.place)
  const of = (topic: Fact["topic"]): Fact[] => told.filter((fact) => fact.topic === topic)
  const opens = (fact: Fact): boolean => !isAside(fact.text)
  const [start] = of("what")
  // One thing that it has is not the app; what it does may be.
  const certain =
    of("what").find((fact) => opens(fact) && (tellsDeed(fact) || (fact.shape === "noun" && fact.isCertain))) ??
    of("feature").find((fact) => opens(fact) && tellsDeed(fact))
  const first = start !== undefined && opens(start) ? start : (certain ?? [...of("what"), ...of("promise")].find(opens))
  if (first === undefined) return null
  // "Score card app" begins the run "score card app for darts leagues".
  return runs.find(({ place, text }) => place === first.place && text.startsWith(first.text)) ?? first
}

export const firstWordsOfApp = (u: Understanding): string => withoutEnd(firstLineOfApp(u)?.text ?? "")
