import { isPlural } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { needsName } from "../read/leans.ts"
import { statementVerb } from "../type/own-verb.ts"
import { isOwnSubject } from "../type/shape.ts"
import { wordsIn } from "../type/shaped.ts"
import type { Understanding } from "../understanding.ts"
import { behind, followersOf } from "./followers.ts"
import { rootsOf } from "./frame-of.ts"
import { doneToShop, measured } from "./frames.ts"
import { asSentence, inRunningText, withoutEnd } from "./grammar.ts"
import type { Opening } from "./kind-of-app.ts"
import { listedPredicate } from "./listed-predicate.ts"
import { measuresOf } from "./measures.ts"
import { occasionOf } from "./occasions.ts"
import { openingOf } from "./opening.ts"
import { paragraphs } from "./paragraphs.ts"
import { isOfPassage, isToldBeforeShop } from "./passage.ts"
import { beingOf, canBeSentence, sentencesOf } from "./prose.ts"
import { isAnsweredBy, namingThing, troubleFirst, whomOf } from "./trouble.ts"

/** The seller's own sentences in their order; then who it is for, and the promise that answers their trouble. */
export function tellFirst(
  facts: readonly Fact[],
  u: Understanding,
  listsPromises: boolean,
): { text: string; told: readonly Fact[] } {
  const { text: first, used } = openingOf(u)
  const followers = used.flatMap((fact) => followersOf(fact, u)).map(({ text }) => asSentence(text))
  const opening = [first, ...followers].join(" ")
  const whom = whomOf(facts, u)
  const isBrief = u.style === "concise"
  // In few words, what follows the first sentence is a list.
  const passage = isBrief ? [] : facts.filter((fact) => isOfPassage(fact, u))
  const measures = measuresBeside(passage, facts, u)
  const promises = facts.filter(
    (fact) =>
      fact.topic === "promise" &&
      !isReasonToTrust(fact, u) &&
      fact.text.split(" ").length > 2 &&
      (canBeSentence(fact, u) ||
        withSubject(fact, u) !== "" ||
        (fact.isCareful && (!listsPromises || statementVerb(wordsIn(fact.text)) !== null))),
  )
  const { own, about } = openingBlocks(passage, { text: opening, used }, measures.text, u)
  const times = isBrief ? null : occasionOf(facts, u)
  const answers = promises.flatMap((fact) =>
    canBeSentence(fact, u) && withSubject(fact, u) === ""
      ? sentencesOf([fact], u, { firstTurn: 1 })
      : [behind(asSentence(withSubject(fact, u) || fact.text), fact, u)],
  )
  const isUnasked = isBrief && whom.asked === ""
  const ofGroups = isUnasked ? [] : whom.sentences
  const ofWhom = [
    ...ofGroups.filter((sentence) => !isForSame(sentence, opening)),
    ...(isUnasked || times === null ? [] : [times.text]),
  ]
  // Right behind a trouble without an answer, "for farmers" would seem to be said of what is troublesome.
  const isAnswered =
    answers.length > 0 && whom.stated.some((pain) => promises.some((each) => isAnsweredBy(pain, each, u)))
  const stated = whom.stated.map(({ text }) => asSentence(text))
  const reason = [whom.asked, ...stated, ...(stated.length > 0 ? namingThing(answers, u) : answers)].filter(Boolean)
  const ofPeople = ofGroups.length > 0 || ofWhom.length > 0 || whom.asked !== "" ? whom.used : []
  const ofTimes = times === null ? [] : [times.used]
  const told = [...passage, ...measures.used, ...promises, ...ofPeople, ...whom.stated, ...ofTimes]
  const ordered = u.voice.isTroubleFirst
    ? troubleFirst(about, ofWhom, reason)
    : stated.length === 0 || isAnswered
      ? [about, [...reason, ...ofWhom]]
      : answers.length === 0
        ? [about, ofWhom, reason]
        : // "Line knots in a bucket. Spare bags are sold separately" would answer the one with the other.
          [about, stated, [...namingThing(answers, u), ...ofWhom]]
  return {
    text: [own, ...ordered]
      .map((sentences) => paragraphs(sentences, u))
      .filter(Boolean)
      .join("\n\n"),
    told,
  }
}

/** The measures in one sentence, but for those that a sentence of the seller tells; a brief text has them in its list. */
function measuresBeside(
  passage: readonly Fact[],
  facts: readonly Fact[],
  u: Understanding,
): ReturnType<typeof measuresOf> {
  if (u.style === "concise") return { text: "", used: [] }
  const listed = passage.map((fact) => listedPredicate(fact, u)).join(" ")
  const again = facts.filter((fact) => isMeasureIn(listed, fact))
  const { text, used } = measuresOf(
    facts.filter((fact) => !again.includes(fact)),
    u,
  )
  return { text, used: [...again, ...used] }
}

/** "450 ml capacity", where "it holds 450 ml" is told */
const isMeasureIn = (listed: string, { topic, text }: Fact): boolean =>
  measured.some(([name]) => name === topic) &&
  ` ${listed} `.replaceAll(",", "").includes(` ${withoutEnd(text).replace(/ capacity$/i, "")} `)

/** "For wheelchair users and the people who help them" behind a cape "for manual wheelchair users": half of them are told. */
function isForSame(sentence: string, opening: string): boolean {
  const [, whom = ""] = /^For (.+)\.$/.exec(sentence) ?? []
  const groups = whom === "" ? [] : whom.split(/,? and (?=the |people )|, /).map(rootsOf)
  const said = [...opening.matchAll(/ for ([^.;]+)/g)].map(([, told = ""]) => rootsOf(told))
  const told = groups.filter((roots) =>
    said.some((others) => roots.filter((root) => others.includes(root)).length * 2 >= roots.length),
  )
  return told.length > 0 && told.length * 2 >= groups.length
}

/** The product's own words are a paragraph before what is said of its shop. */
function openingBlocks(
  passage: readonly Fact[],
  { text: opening, used }: Opening,
  measures: string,
  u: Understanding,
): { own: readonly string[]; about: readonly string[] } {
  const isOwn = (fact: Fact): boolean => used.some(isBefore) && isBefore(fact)
  const isBefore = (fact: Fact): boolean => isToldBeforeShop(fact, u.facts)
  const isNamed = opening !== ""
  const [own, others] = [passage.filter(isOwn), passage.filter((fact) => !isOwn(fact))]
  const [led, measured] = [[opening].filter(Boolean), [measures].filter(Boolean)]
  return used.some(isBefore)
    ? { own: [...led, ...sentencesOf(own, u, { isNamed })], about: [...sentencesOf(others, u), ...measured] }
    : { own: [], about: [...led, ...sentencesOf(others, u, { isNamed, after: used[0] }), ...measured] }
}

/** "It is sewn in Leeds and can be sent back for mending", of a careful promise without its subject; empty if it needs none. */
function withSubject({ text, isCareful, isEnglish }: Fact, { genre, thing, language }: Understanding): string {
  const [first = "", second = ""] = text.toLowerCase().split(/,? /)
  const kind = kindOf(first)
  const isOfThing = genre === "goods" || genre === "auction" || genre === "app"
  if (!isCareful || !isEnglish || !isOfThing || language !== "en" || /, (?:it|they|we|you|I) /.test(text)) return ""
  const isMany = thing.isPlural && genre !== "app"
  const said = inRunningText(text)
  // "Tested before it is posted": with its verb, it is whole; "painted lines on both ends" is no sentence. No goods are founded.
  if (doneToShop.test(text)) return ""
  // "Lost or broken pieces" are what the promise is about.
  const [, behind = ""] = /^\S+ (?:or|and) \S+ (\S+)/.exec(text) ?? []
  // "Set the circle" and "cost per litre" are no participles, and "cut from one board" is.
  if (unchanged.test(first) && opensObject.test(second)) return ""
  if (/^(?:participle|past)$/.test(kind) && !namesThing.test(kindOf(second)) && kindOf(behind) !== "plural")
    return `${isMany ? "They" : "It"} ${beingOf(said, isMany)} ${said}`
  // "Works" and "runs" are nouns too, and a promise begins with none of them.
  // "Leaves gathered from windfall" are leaves.
  const isNoun = isPlural(first) && /^(?:participle|past)$/.test(kindOf(second))
  const isDoing = (kind === "third" && !isNoun && !isOwnSubject(wordsIn(text))) || /^(?:works|runs|fits)$/.test(first)
  return isDoing && !isMany ? `It ${said}` : ""
}

const unchanged = /^(?:set|cost|cut|put|hit|let|shut|spread|read|split|cast|quit|burst|bid|bet|hurt|rid|shed|run)$/
const opensObject = /^(?:the|an?|your|my|our|each|every|per|up|it|them|how|what|when|\d\S*)$/
const namesThing = /^(?:noun|plural|adjective|ing|base)$/

/** Why people choose a business: what it promises, beside what proves it. */
const isReasonToTrust = ({ field, text }: Fact, { genre, facts, thing, style }: Understanding): boolean =>
  genre === "service" &&
  field === "uniqueSellingProposition" &&
  !needsName(text) &&
  thing.seller !== "" &&
  style !== "concise" &&
  facts.some(({ topic }) => topic === "proof")
