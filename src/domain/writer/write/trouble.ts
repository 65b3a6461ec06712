import { isPlural } from "../../text/words/plural.ts"
import { isUncounted } from "../../text/words/uncounted.ts"
import type { Fact } from "../fact.ts"
import { nameIn } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { audienceSentence, peopleIn, sentenceFor } from "./audience.ts"
import { peopleInTrouble } from "./frames.ts"
import { asSentence, inRunningText, joinOr, withoutEnd } from "./grammar.ts"

/** Who it is for and what they are tired of, in as few sentences as are certain to be right. */
export interface Whom {
  /** A question that a promise answers by name, so it comes right before that promise. */
  readonly asked: string
  readonly answer: Fact | null
  readonly sentences: readonly string[]
  readonly used: readonly Fact[]
}

const maxPains = 3

export function whomOf(facts: readonly Fact[], u: Understanding): Whom {
  const told = facts.find((fact) => fact.topic === "audience" && audienceSentence(fact, u) !== null)
  const typed = facts.filter(({ topic }) => topic === "pain")
  // One of several may mean nothing without the others: "varnished ones that go tacky".
  const pains = typed.every(isTrouble) ? typed.slice(0, maxPains) : []
  const answer =
    facts.find((fact) => fact.topic === "promise" && pains.some((pain) => sharedBy(pain, fact) > 1)) ?? null
  const used = [...pains, ...(told === undefined ? [] : [told])]
  // "Tired of buying them or of leaks": behind an activity, a noun would be its object.
  const isDoing = ({ text }: Fact): boolean => /^\p{L}+ing\s/u.test(text)
  const isMixed = pains.some(isDoing) && !pains.every(isDoing)
  const x = joinOr(pains.map(({ text }, at) => `${isMixed && at > 0 ? "of " : ""}${inRunningText(withoutEnd(text))}`))
  const ofPeople = told === undefined ? [] : [audienceSentence(told, u) ?? ""]
  if (pains.length === 0) return { asked: "", answer: null, sentences: ofPeople, used }
  if (answer !== null) return { asked: say(u.voice.asked, "asked", x, u), answer, sentences: ofPeople, used }
  const people = told === undefined ? null : peopleIn(told)
  const isPlain = people !== null && !/\s(?:who|whose|that|with|in|on|at|of|for|from|to|and)\s|,/.test(people)
  if (u.voice.isTroubleFirst)
    return { asked: "", answer: null, sentences: [...ofPeople, say(u.voice.asked, "asked", x, u)], used }
  // Of a used thing, it reads like a flaw.
  const isFlaw = u.genre === "local" || u.genre === "auction" || (u.genre === "service" && people === null)
  if (isFlaw || u.language !== "en") return { asked: "", answer: null, sentences: ofPeople, used }
  const sentence = isPlain
    ? asSentence(peopleInTrouble.replace("{people}", people).replace("{x}", ofTheirs(x)))
    : sentenceFor(people ?? "", u, ofTheirs(x))
  return { asked: "", answer: null, sentences: [sentence], used }
}

/** "Waking your partner", said of other people. */
const ofTheirs = (text: string): string => text.replace(/\byour\b/g, "their")

const say = (frames: readonly string[], part: string, x: string, { pick }: Understanding): string =>
  asSentence((pick(frames, part) ?? "").replace("{x}", x))

const sharedBy = (one: Fact, other: Fact): number => [...one.stems].filter((stem) => other.stems.has(stem)).length

const ofOthers =
  /^(?:girls|boys|kids|children|people|women|men|parents|mums|moms|dads|customers|clients|students|pupils|guests|players|staff|babies|toddlers|teenagers|teens)\b/i

/** What a person can be tired of: a plural, an uncountable noun, a noun with an article, or an activity. */
function isTrouble({ text, shape, isEnglish }: Fact): boolean {
  if (
    !isEnglish ||
    /^(?:no|not|never|too|nothing|nowhere|nobody|afraid|scared|worried|guilt|fear|worry|stress|anxiety|nervous|anxious|unsure|embarrassed|confused|shy|bored|frustrated|overwhelmed|lonely)\b|[?]/i.test(
      text,
    )
  )
    return false
  // "Girls skipping lessons", "children who hide their hearing aids": nobody is tired of people.
  if (ofOthers.test(text)) return false
  const name = nameIn(text)
  const isRight = isPlural(name) || isUncounted(name) || /^(?:an?|the|your|their|having)\s/i.test(text)
  const isSeveral = /^\p{L}+s (?:that|which|who)\s/u.test(text)
  return /^\p{L}+ing\s/u.test(text) || isSeveral || (shape === "noun" && isRight)
}

/** "Done with hot rims?" comes before the product that solves it. */
export function troubleFirst(about: readonly string[], whom: readonly string[], reason: readonly string[]): string[][] {
  const isQuestion = (sentence: string): boolean => sentence.endsWith("?")
  const asked = [...whom, ...reason].filter(isQuestion)
  return [[...asked, ...about, ...whom.filter((each) => !isQuestion(each))], reason.filter((each) => !isQuestion(each))]
}
