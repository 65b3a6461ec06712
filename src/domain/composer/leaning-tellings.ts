import { isPlural } from "../text/plural.ts"
import { agree, type Telling, tellingOf } from "./predicates.ts"
import type { Fact } from "./understand/facts.ts"
import { readFragment } from "./understand/fragment.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { isPlainThing } from "./understand/plain-thing.ts"
import { isQualityRow } from "./understand/quality-row.ts"
import { contentStems, stem } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { isForm } from "./understand/verbs.ts"
import { isAuxiliary, isDeterminer, isPronoun } from "./understand/word-kinds.ts"
import type { Wording } from "./wording.ts"

// What a brief says right behind another thing and what says nothing without it: "because foam tires slide",
// "the pump does not", "change it every 3 weeks". It is told with that thing, in one sentence.

interface Told {
  readonly fact: Fact
  readonly telling: Telling
}

type Leaning = (one: Told, before: Told, given: Given) => Told | null

interface Given {
  readonly u: Understanding
  readonly wording: Wording
}

/** What is told of the thing, as a sentence of its own. */
function sentenceOf({ telling: { as, text } }: Told, { u }: Given): string {
  if (as === "predicate") return `the ${u.noun} ${agree(text, u.isPlural)}`
  if (as === "part") return `the ${u.noun} ${agree("has", u.isPlural)} ${text}`
  return as === "clause" ? text : ""
}

/** Two facts as one; what is said of its subject goes on behind what was said of it before. */
const both = (before: Told, one: Told, text: string): Told => {
  const { subject, rest } = before.fact
  const at = subject === "" ? -1 : text.toLowerCase().indexOf(rest.toLowerCase())
  return {
    fact: {
      ...before.fact,
      text: `${before.fact.text}, ${one.fact.text}`,
      shape: "clause",
      subject: at > 0 ? subject : "",
      rest: at > 0 ? text.slice(at) : text,
      stems: new Set([...before.fact.stems, ...one.fact.stems]),
    },
    telling: { as: "clause", text },
  }
}

/** "because foam tires slide on wet sidewalks" gives the reason for what stands before it. */
const withReason: Leaning = (one, before, given) => {
  const first = sentenceOf(before, given)
  const isReason = /^(?:because|so that|which|where|although|though|even though|whereas) /i.test(one.fact.text)
  return isReason && first !== "" && !one.fact.text.includes(",")
    ? both(before, one, `${first}, ${given.wording.inside(one.fact.text)}`)
    : null
}

/** "The tank goes in the dishwasher, the pump does not." */
const withDenial: Leaning = (one, before, given) => {
  const text = before.telling.as === "note" ? given.wording.inside(before.fact.text) : sentenceOf(before, given)
  return /^(?:the|an?|our|your) (?:[\p{L}-]+ ){1,3}(?:do|does|is|are|can|will|did|has|have) not$/iu.test(
    one.telling.text,
  ) && text !== ""
    ? both(before, one, `${text}, but ${one.telling.text}`)
    : null
}

/** "Drawn for the order, not picked from a sheet" */
const withContrast: Leaning = (one, before, given) => {
  const first = sentenceOf(before, given)
  return /^not (?!only|just|for|included|suitable|all|every)\p{Ll}/iu.test(one.fact.text) &&
    first !== "" &&
    before.telling.as !== "part" &&
    !/[,;:]/.test(first)
    ? both(before, one, `${first}, ${given.wording.inside(one.fact.text)}`)
    : null
}

const counts = ["", "one", "two", "three", "four", "five", "six"]

/** "Two flow settings, bubble and stream": what the two are called. */
const withNames: Leaning = (one, before) => {
  const [first = ""] = before.telling.text.split(" ")
  const items = one.fact.text.split(/,? and |, /)
  const isNamed = before.telling.as === "part" && items.length > 1 && counts[items.length] === first.toLowerCase()
  if (!isNamed || items.some((item) => item.split(" ").length > 2 || /\d/.test(item))) return null
  const told = both(before, one, `${before.telling.text} (${one.fact.text})`)
  return { fact: { ...told.fact, shape: before.fact.shape }, telling: { as: "part", text: told.telling.text } }
}

const leaning: readonly Leaning[] = [withReason, withDenial, withContrast, withNames]

/** "One carbon filter, change it every 3 weeks": the filter is what is changed. */
function withName(one: Told, before: Told, { wording }: Given): Told {
  const [, verb = "", rest = ""] = /^(\p{L}+) (?:it|them)\b(.*)$/iu.exec(one.fact.text) ?? []
  const noun = readNounPhrase(before.fact.text).head.split(" of ")[0]?.split(" ").at(-1) ?? ""
  const isBidding = verb !== "" && isForm(verb.toLowerCase(), "base") && before.telling.as === "part"
  if (!isBidding || !/^\p{Ll}{3,}$/u.test(noun)) return one
  return { ...one, telling: { as: "clause", text: `${wording.inside(verb)} the ${noun}${rest}` } }
}

/** "To size it" waits for what is done. */
function withPurpose(one: Told, next: Told, { wording }: Given): Told | null {
  const isPurpose = /^(?:to|for) \p{Ll}+(?: \p{L}+){0,5}$/iu.test(one.fact.text) && one.telling.as === "note"
  return isPurpose && next.telling.as === "clause"
    ? both(one, next, `${wording.inside(one.fact.text)}, ${next.telling.text}`)
    : null
}

/** Half sentences that a seller is proud of: "Brass blade that clears thin ice", "Rinses clean, so the floor stays dry". */
function asClause(one: Told, { u, wording }: Given): Told {
  const text = one.fact.text
  const clause = (said: string): Told => ({ ...one, telling: { as: "clause", text: said } })
  const isFree = one.telling.as === "note" || one.telling.as === "clause"
  const [, what = "", more = ""] = /^([^,;:]{4,60})(, (?:where|so|which) .+)$/u.exec(text) ?? []
  const words = what.split(" ")
  if (
    isFree &&
    what !== "" &&
    isForm((words[0] ?? "").toLowerCase(), "third") &&
    words.length > 1 &&
    !isForm(words[1] ?? "", "third") &&
    !isAuxiliary(words[1] ?? "")
  )
    return clause(`the ${u.noun} ${agree(wording.inside(what), u.isPlural)}${more}`)
  if (
    isFree &&
    what !== "" &&
    readFragment(what).shape !== "clause" &&
    !words.some((word) => isForm(word, "third") || /^(?:is|are|can|will|has|have)$/.test(word))
  ) {
    const isThing = /^[\d.,/]+ ?\p{Ll}+$/u.test(what) || (isPlainThing(what) && !/^(?:not|no|never)\b/i.test(what))
    const said =
      !isThing || words.some(isPronoun)
        ? ""
        : sentenceOf({ ...one, telling: tellingOfThing(what, one, { u, wording }) }, { u, wording })
    if (said !== "" && one.fact.role !== "story") return clause(`${said}${more}`)
  }
  if (isFree && more !== "" && isQualityRow(what))
    return clause(`the ${u.noun} ${u.isPlural ? "are" : "is"} ${wording.inside(what)}${more}`)
  if (one.telling.as !== "note" || one.fact.shape !== "noun") return one
  return relativeClause(one, { u, wording }) ?? one
}

/** "6.8 lb" is what it weighs; "air tires and a 6.8 lb frame" is what it has. */
function tellingOfThing(what: string, { fact }: Told, { u, wording }: Given): Told["telling"] {
  const small = wording.inside(what)
  const [first = ""] = small.split(/ and |, /)
  const isReady = isPlural(first) || isDeterminer(first.split(" ")[0] ?? "")
  if (/^[\d.,/]+ ?\p{Ll}+$/u.test(what)) return tellingOf({ ...fact, text: what, shape: "noun" }, u.noun, wording)
  return { as: "part", text: isReady ? small : wording.noun(small) }
}

function relativeClause(one: Told, { u, wording }: Given): Told | null {
  const { head, tails } = readNounPhrase(one.fact.text)
  const [{ opener = "", text = "" } = {}, ...others] = tails
  const [verb = ""] = text.split(" ")
  const isDeed = (opener === "that" || opener === "which") && (isForm(verb, "third") || isForm(verb, "base"))
  if (!isDeed || others.length > 0 || head.split(" ").length > 4 || /^(?:no|not|the only|only)\b/i.test(head))
    return null
  const isItself = stem(head.split(" ").at(-1) ?? "") === stem(u.noun)
  const subject = isItself
    ? `the ${u.noun}`
    : isDeterminer(head.split(" ")[0] ?? "")
      ? head
      : `the ${wording.inside(head)}`
  const fact = { ...one.fact, shape: "clause" as const, subject: isItself ? "" : head, rest: text }
  return { fact, telling: { as: "clause", text: `${subject.replace(/^an? /i, "the ")} ${text}` } }
}

/** "Christmas stocking cut from vintage blankets", "building blocks cut from maple, 60 pieces": how it is made, in a sentence. */
function asMade(one: Told, { u, wording }: Given): Told[] {
  const [, head = "", done = "", how = "", rest = ""] =
    /^((?:[\p{L}-]+ ){0,3}[\p{L}-]+) (\p{Ll}+) ((?:from|out of|by|of) [^,;:]+)(?:, ([^,;:]+))?$/u.exec(one.fact.text) ??
    []
  const last = head.split(" ").at(-1) ?? ""
  const isItself =
    stem(last) === stem(u.noun) &&
    (isForm(done, "participle") || done === "cast") &&
    !isDeterminer(head.split(" ")[0] ?? "")
  if (!isItself || one.fact.role !== "what" || !/^(?:note|clause|part)$/.test(one.telling.as)) return [one]
  const isMany = isPlural(last)
  const made: Told =
    isMany === u.isPlural
      ? { ...one, telling: { as: "predicate", text: `is ${done} ${how}` } }
      : {
          ...one,
          telling: { as: "clause", text: `the ${wording.inside(head)} ${isMany ? "are" : "is"} ${done} ${how}` },
        }
  if (!/^\d+ \p{Ll}+s\b/u.test(rest)) return rest === "" ? [made] : [one]
  const counted = { ...one.fact, text: rest, stems: contentStems(rest) }
  return [
    { ...made, fact: { ...made.fact, text: `${head} ${done} ${how}`, stems: contentStems(`${head} ${done} ${how}`) } },
    { fact: counted, telling: { as: "clause", text: `there are ${rest}` } },
  ]
}

/** Every telling that can stand by itself, and those that cannot with what they lean on. */
export function tellLeaning(tellings: readonly Told[], u: Understanding, wording: Wording): Told[] {
  const given = { u, wording }
  const out: Told[] = []
  for (const one of tellings.flatMap((told) => asMade(told, given)).map((told) => asClause(told, given))) {
    const before = out.at(-1)
    if (before === undefined || before.fact.sentence !== one.fact.sentence) {
      out.push(one)
      continue
    }
    const joined =
      withPurpose(before, one, given) ?? leaning.map((way) => way(one, before, given)).find((way) => way !== null)
    if (joined === undefined) out.push(withName(one, before, given))
    else out.splice(-1, 1, joined)
  }
  return out
}
