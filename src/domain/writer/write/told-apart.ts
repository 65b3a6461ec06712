import { onceFor } from "../../once-for.ts"
import { sellsThings } from "../../rule-book/genre.ts"
import { hasMoney } from "../../text/measure/money.ts"
import type { Fact, Topic } from "../fact.ts"
import type { Section } from "../plan/section.ts"
import { list } from "../plan/section.ts"
import { needsName } from "../read/leans.ts"
import { isBound } from "../read/stands-alone.ts"
import { flaw } from "../search/attributes/limits.ts"
import { isDenied, withoutSubject } from "../search/slots/without-subject.ts"
import type { Understanding } from "../understanding.ts"
import { contentsIn } from "./contents.ts"
import { followersOf } from "./followers.ts"
import { isOfPassage } from "./passage.ts"
import { isVerbless } from "./verbless.ts"

/** With fewer facts, headings would be most of a description. */
const fewestFacts = 7

/** What a buyer looks for below a heading: what is included, how to treat it, what it is not. */
export const withNoticesApart = onceFor((u: Understanding): Understanding => {
  const isCareful = u.runs.length === 0 && u.facts.every((fact) => fact.isCareful)
  if (u.language !== "en" || !isCareful || u.facts.filter(({ isEcho }) => !isEcho).length < fewestFacts) return u
  const [first] = u.facts.filter(({ isEcho }) => !isEcho)
  const told = u.facts.flatMap((fact, at) => (fact === first ? [fact] : asItems(apart(fact, at, u))))
  // "It needs no account", behind what the app does not do, is said of the app, and would go with it below the heading.
  const facts = [...told.filter(({ isApart }) => !isApart), ...told.filter(({ isApart }) => isApart)]
  return { ...u, writing: { ...u.writing, layout: withHeadings(u.writing.layout, facts) }, facts }
})

/** The sections of a description whose notices are told apart, behind its lists. */
function withHeadings(sections: readonly Section[], facts: readonly Fact[]): readonly Section[] {
  // "Used" alone is a line among the details.
  const hasFlaws = facts.some(({ topic, isApart }) => topic === "condition" && isApart)
  const last = sections.findLastIndex(({ telling }) => telling === "list")
  return sections.flatMap((section, at) => [...withoutOwn(section, hasFlaws), ...(at === last ? ownSections : [])])
}

const ownSections: readonly Section[] = [
  list("included", ["included"]),
  list("care", ["care"]),
  list("notes", ["limit", "excluded"]),
]
const ownTopics: ReadonlySet<Topic> = new Set(ownSections.flatMap(({ topics }) => topics))

function withoutOwn(section: Section, hasFlaws: boolean): readonly Section[] {
  const topics = section.topics.filter((topic) => !ownTopics.has(topic))
  if (section.telling !== "list" || !topics.includes("condition") || !hasFlaws) return [{ ...section, topics }]
  return [
    list("condition", ["condition"]),
    { ...section, heading: "details", topics: topics.filter((topic) => topic !== "condition") },
  ]
}

function apart(fact: Fact, at: number, u: Understanding): Fact {
  const topic = topicApart(fact, u)
  if (topic === null || fact.isEcho) return fact
  // "Oven safe to 280 °C" is what it can do.
  if (!isOfPassage(fact, u)) return { ...fact, topic: topic === "care" && isSafe.test(fact.text) ? "feature" : topic }
  if (topic === "feature" || topic === "promise") return fact
  if (topic === "included" && !isIncluded(fact.text) && contentsIn(fact.text).length === 0) return fact
  const next = u.facts[at + 1]
  const isLast = next === undefined || next.field !== fact.field || !next.isLeaning || next.isEcho
  // "It is not padded. When it is folded, …": what comes behind says more of the same thing.
  if (topic === "care" && isSafe.test(fact.text)) return fact
  if (fact.isLeaning || needsName(fact.text)) {
    const text = withoutSubject(fact, u.facts[at - 1], u)
    const isSure = text !== "" && (!isBound(text) || isDenied(text)) && (isLast || needsName(next.text))
    return isSure ? { ...fact, text, topic, isLeaning: false, isApart: true } : fact
  }
  return isLast && followersOf(fact, u).length === 0 && !isBound(fact.text) ? { ...fact, topic, isApart: true } : fact
}

const asItems = (fact: Fact): readonly Fact[] => {
  const items = fact.topic === "included" && fact.isApart ? contentsIn(fact.text) : []
  return items.length === 0
    ? [fact]
    : items.map((text) => ({ ...fact, text: text.replace(/^the /i, ""), shape: "noun" }))
}

/** "A mesh cover is included", and not "the tines can be retuned with the hammer that is included". */
const isIncluded = (text: string): boolean =>
  /^(?:(?:it|they) )?(?:also )?(?:comes?|includes?|supplied)\b|^[^;]+\b(?:included|supplied)[.]?$/i.test(text) &&
  !/\b(?:that|which|so|although|but|because|can|has|have|takes?|makes?)\b|\b(?:is|are)\b.*\b(?:is|are)\b/i.test(text)

const isSafe = /\b(?:safe|proof)\b/i

function topicApart({ topic, text, field }: Fact, { genre }: Understanding): Topic | null {
  const isThing = sellsThings(genre)
  if (hasMoney(text) || /^(?:pain|audience|price|delivery|place|story|made|promise|proof|occasion|shop)$/.test(topic))
    return null
  const isUsed = genre === "auction" || genre === "local"
  // "No plug, no original box"; of an app, "no account" is a reason to choose it.
  if (topic === "excluded" || isCaution(text) || (isUsed && /^no\b/i.test(text) && isVerbless(text))) return "limit"
  if (!isThing) return null
  if (topic === "care" || topic === "included") return topic
  if (contentsIn(text).length > 0) return "included"
  // "We measure wear and publish the readings" is a reason to buy.
  if (field === "uniqueSellingProposition") return topic === "condition" ? "promise" : null
  // "40 mm lens, tested with a roll of film" is no flaw.
  if (isUsed && topic === "condition" && !/Condition$/.test(field) && !flaw.test(text)) return "feature"
  const isFlaw = isUsed && /^(?:condition|what)$/.test(topic) && flaw.test(text)
  return isFlaw && !/^(?:I|we)\b/i.test(text) && !isIncluded(text) ? "condition" : null
}

/** "It does not fit eight-frame hives", "not suitable for glass tables": no "it does not wobble", and no "nobody has to wait". */
const isCaution = (text: string): boolean => cautions.test(text)

const cautions =
  /^(?:(?:it|they|this|these|that|the|our|we|i)\b(?: [\p{L}-]+){0,5}? )?(?:(?:is|are) not (?!only\b|just\b)|(?:does|do|will|can|must|should) not (?:be|come|connect|contain|cover|fit|give|hold|identify|include|post|recogni[sz]e|repair|replace|sell|send|ship|suit|take|teach|travel|work)\b|cannot (?:be|post|ship|send|take)\b|not (?:suitable|for|fitted|intended|meant|recommended|included|waterproof|compatible|designed|safe)\b)/iu
