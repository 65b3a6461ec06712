import { isPlural } from "../../text/words/plural.ts"
import { isUncounted } from "../../text/words/uncounted.ts"
import type { Fact } from "../fact.ts"
import { stemsOf } from "../read/merge.ts"
import { nameIn } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { audienceSentence, peopleIn, sentenceFor } from "./audience.ts"
import { asSentence, inRunningText, joinAnd, joinOr, withoutEnd } from "./grammar.ts"
import { answersTrouble, statedTrouble } from "./stated-trouble.ts"
import { isVerbless } from "./verbless.ts"

/** Who it is for and what they are tired of, in as few sentences as are certain to be right. */
export interface Whom {
  /** A question that a promise answers by name, so it comes right before that promise. */
  readonly asked: string
  readonly answer: Fact | null
  readonly sentences: readonly string[]
  readonly used: readonly Fact[]
  /** What they are tired of in the seller's own words, which come before the promise. */
  readonly stated: readonly Fact[]
}

const maxPains = 3

export function whomOf(facts: readonly Fact[], u: Understanding): Whom {
  const told = facts.find((fact) => fact.topic === "audience" && audienceSentence(fact, u) !== null)
  const typed = facts.filter(({ topic }) => topic === "pain")
  const troubles = typed.filter(isTrouble)
  // "Shuttles that are too heavy tear the thread, and rough ones snag" is no row: one of its halves is no trouble.
  const isRow = troubles.length === typed.length
  const certain = troubles.filter(({ text }) => isRow || !/ (?:that|which) /.test(text)).slice(0, maxPains)
  const whole = statedTrouble(typed, u)
  const isTold = whole.some((pain) => answersTrouble(pain) || (u.genre === "goods" && hasAnswer(pain, u)))
  const isAnswered = (pain: Fact): boolean =>
    facts.some((fact) => fact.topic === "promise" && isAnsweredBy(pain, fact, u))
  const stated = isTold || whole.some(isAnswered) ? whole : []
  const pains = whole.length === 0 ? certain : []
  const answer =
    facts.find((fact) => fact.topic === "promise" && pains.some((pain) => sharedBy(pain, fact) > 1)) ?? null
  const people = told === undefined ? [] : [told]
  const used = [...pains, ...people]
  const x = joinedPains(pains, u)
  const ofPeople = told === undefined ? [] : [audienceSentence(told, u) ?? ""]
  if (pains.length === 0) return { asked: "", answer: null, sentences: ofPeople, used, stated }
  if (answer !== null) return { asked: say(u.voice.asked, "asked", x, u), answer, sentences: ofPeople, used, stated }
  const named = told === undefined ? null : peopleIn(told, u)
  if (u.voice.isTroubleFirst)
    return { asked: "", answer: null, sentences: [...ofPeople, say(u.voice.asked, "asked", x, u)], used, stated }
  // Of a used thing, it reads like a flaw.
  const isFlaw = u.genre === "local" || u.genre === "auction" || (u.genre === "service" && named === null)
  if (isFlaw || u.language !== "en") return { asked: "", answer: null, sentences: ofPeople, used: people, stated }
  if (isApart(named ?? "", pains, u)) return { asked: "", answer: null, sentences: ofPeople, used: people, stated }
  return { asked: "", answer: null, sentences: [sentenceFor(named ?? "", u, ofTheirs(x))], used, stated }
}

/** "Paddles make shoulders ache. Every paddle carries the carver's name" is no answer: both only name what is sold. */
export const isAnsweredBy = (pain: Fact, promise: Fact, u: Understanding): boolean => sharedBeside(pain, promise, u) > 1

/** A problem that nothing in the text answers does not belong to what is sold. */
const hasAnswer = (pain: Fact, u: Understanding): boolean =>
  u.facts.some((fact) => !/^(?:pain|audience|story|made)$/.test(fact.topic) && sharedBeside(pain, fact, u) > 0)

/** How many roots both have, besides those of the thing's name. */
function sharedBeside(pain: Fact, { stems }: Fact, { thing }: Understanding): number {
  const own = stemsOf(thing.name)
  return [...pain.stems].filter((stem) => stems.has(stem) && !own.has(stem)).length
}

/** Behind "dancers aged 6 to 16, and adults who compete", there is no room for "and for anyone tired of heavy wigs". */
const isApart = (people: string, pains: readonly Fact[], { genre }: Understanding): boolean =>
  genre === "service" ? / (?:and|or) |, /.test(people) : pains.length > 1 && people.includes(", and ")

/** "Clips that snap", the first trouble; empty if nobody is surely tired of it. */
export function firstTrouble(u: Understanding): string {
  const [first] = u.facts.filter(({ topic, isEcho }) => topic === "pain" && !isEcho)
  return first !== undefined && u.language === "en" && isTrouble(first) ? inRunningText(withoutEnd(first.text)) : ""
}

/** "Tired of clips that snap?", for the first words of a caption. */
export const askedOf = (trouble: string, u: Understanding): string => say(u.voice.asked, "hook", trouble, u)

/** What people are tired of in words that would tell a fault of what is sold. */
export function untoldTrouble(u: Understanding): readonly Fact[] {
  const facts = u.facts.filter(({ isEcho }) => !isEcho)
  const { asked, used, stated } = whomOf(facts, u)
  const told = new Set([...stated, ...(u.style === "concise" && asked === "" ? [] : used)])
  return facts.filter((fact) => fact.topic === "pain" && fact.isEnglish && !told.has(fact))
}

/** "Patchy cuts, razor bumps and a child who will not sit still", "wet floors, and lids that leak": the seller's own "and". */
function joinedPains(pains: readonly Fact[], { brief }: Understanding): string {
  // "Tired of having to clear the table or pieces sliding around" would have to clear the pieces.
  const isDeed = ({ text }: Fact): boolean => /^having /i.test(text)
  const ordered = [...pains.filter((pain) => !isDeed(pain)), ...pains.filter(isDeed)]
  const texts = ordered.map(({ text }) => withLastJoined(inRunningText(withoutEnd(text))))
  const last = texts.at(-1) ?? ""
  const [only = ""] = texts
  // "Short guards, rattling, wet feet" was typed as one piece.
  if (texts.length === 1 && !/ (?:and|or) |, not\b/.test(only)) return joinOr(only.split(/,\s+/))
  if (/ and /.test(last) && !/ (?:that|which|who) .* and /.test(last)) return texts.join(", ")
  // "Apps that praise you for drinking or losing count" would praise you for that, too.
  const isAnd = /[,;] and [^,;]*$/.test(brief.customerPainPoints)
  if (texts.slice(0, -1).some((text) => / (?:that|which|who|and) /.test(text)))
    return `${texts.slice(0, -1).join(", ")}, ${isAnd ? "and" : "or"} ${last}`
  return isAnd ? joinAnd(texts) : joinOr(texts)
}

/** "Soot on the carpet, not knowing if the flue is safe" is a row of two. */
const withLastJoined = (text: string): string =>
  text.replace(/, (?=not \p{L}+ing )/u, () => (/ and /.test(text) ? ", and " : " and "))

/** "Waking your partner", said of other people. */
const ofTheirs = (text: string): string => text.replace(/\byour\b/g, "their")

const say = (frames: readonly string[], part: string, x: string, { pick }: Understanding): string =>
  asSentence((pick(frames, part) ?? "").replace("{x}", x))

const sharedBy = (one: Fact, other: Fact): number => [...one.stems].filter((stem) => other.stems.has(stem)).length

const ofOthers =
  /^(?:girls|boys|kids|children|people|women|men|parents|mums|moms|dads|customers|clients|students|pupils|guests|players|staff|babies|toddlers|teenagers|teens)\b/i

const clauses = /\b(?:who|whenever|only)\b|(?<!\bknow(?:ing)? )\b(?:when|if)\b/i

/** What a person can be tired of: a plural, an uncountable noun, a noun with an article, or an activity. No verb of its own. */
function isTrouble({ text, shape, isEnglish }: Fact): boolean {
  if (
    !isEnglish ||
    !isVerbless(text) ||
    /^(?:most|many|some|other|all|few|no|not|never|too|nothing|nowhere|nobody|afraid|scared|worried|guilt|fear|worry|stress|anxiety|nervous|anxious|unsure|embarrassed|confused|shy|bored|frustrated|overwhelmed|lonely)\b|[?]/i.test(
      text,
    )
  )
    return false
  // "Tossing its head": the horse does, and not the one who is tired of it.
  if (/\b(?:its|his|her)\b/i.test(text)) return false
  // "Awkward to ask parents"; nobody knows whether "adding mistakes" adds any.
  const [first = ""] = text.split(" ")
  if (/^\p{L}+ing \p{L}+$/u.test(text) || (/^\p{L}+ to /u.test(text) && !/ing$/i.test(first))) return false
  // "Girls skipping lessons", "learners who freeze": nobody is tired of people. A clause with its own verb is no thing.
  if (ofOthers.test(text) || clauses.test(text)) return false
  const name = nameIn(text)
  const isRight = isPlural(name) || isUncounted(name) || /^(?:an?|the|your|their|having)\s/i.test(text)
  const isSeveral = /^(?:\p{L}+ ){0,2}\p{L}+s (?:that|which)\s/u.test(text)
  return /^\p{L}+ing\s/u.test(text) || isSeveral || (shape === "noun" && isRight)
}

const ownDeed = /^It (?=(?:(?:is|was) (?:\p{L}+(?:ed|en|wn)|made|cut|built)|does|has|\p{Ll}{3,}s)(?!\p{L}))/u

/** Behind "damp logbooks cannot be read", "it was written with a caretaker" does not say what was. */
export function namingThing(sentences: readonly string[], { thing }: Understanding): string[] {
  const at = sentences.findIndex((sentence) => ownDeed.test(sentence))
  const name = thing.isProper ? thing.name : thing.isPlural || thing.noun === null ? "It" : `The ${thing.noun}`
  return sentences.map((sentence, index) => (index === at ? sentence.replace(ownDeed, () => `${name} `) : sentence))
}

/** "Done with hot rims?" comes before the product that solves it. */
export function troubleFirst(about: readonly string[], whom: readonly string[], reason: readonly string[]): string[][] {
  const isQuestion = (sentence: string): boolean => sentence.endsWith("?")
  const asked = [...whom, ...reason].filter(isQuestion)
  return [[...asked, ...about, ...whom.filter((each) => !isQuestion(each))], reason.filter((each) => !isQuestion(each))]
}
