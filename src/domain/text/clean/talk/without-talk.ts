import { chanceOf, readWeights, type WeightOf } from "../../../learned-weights.ts"
import { onFirstUse } from "../../../on-first-use.ts"
import { contentWords } from "../../words/content-words.ts"
import { kindOf } from "../../words/word-kinds.ts"
import { signsOfTalk } from "./signs-of-talk.ts"
import { talkWeights } from "./talk-weights.ts"

/** How likely a clause has to be talk to go, and one with a word for what is sold. */
const likely = 0.8
const certain = 0.97
/** A clause that is talk less likely than this is a fact. */
const unlikely = 0.35
const minWords = 2
const minLeft = 3
/** A longer clause is a run of several, of which one may be a fact. */
const maxWords = 30

const weights: () => WeightOf = onFirstUse(() => readWeights(talkWeights))

const chanceOfTalk = (clause: string): number => chanceOf(signsOfTalk(clause), weights())

/** What ends a clause in a text that is typed in haste. */
const ends =
  /((?:(?<![.!?…])[.!?…]+["')\]]*(?=\s|$)|!+(?=\p{L})|\.{2,}|,{2,}|\*{2,}|[\n;|•]|\s[-–—~]+\s|<\/?[a-z][^<>]*>)+\s*)/giu
const commas = /,\s+(?![^()]{0,120}\))/
const brackets = /(?<!\s)\s*[([]([^()[\]]{4,120})[)\]]/g

/**
 * A messy text without the clauses that are talk: boasts, promises, pleas, greetings, notes. Which ones are was learned
 * from labeled texts (test/messy-texts/). A text that would be left empty stays.
 */
export function withoutTalk(text: string, things: ReadonlySet<string>): string {
  const parts = withoutBracketedTalk(text, things).split(ends)
  const isEnd = (at: number): boolean => at % 2 === 1
  const first = parts.findIndex((part, at) => !isEnd(at) && part.trim() !== "")
  const kept = parts.map((part, at) => {
    if (isEnd(at)) return part
    const end = parts[at + 1] ?? ""
    if (isShout(part, end)) return ""
    const sure = isInDoubt(part, end, at === first) ? withoutLast(part) : part
    return sure === "" ? "" : quiet(sure, things, at === first)
  })
  if (kept.every((part, at) => isEnd(at) || part.trim() === "")) return text
  const isGone = (at: number): boolean => kept[at] === "" && parts[at]?.trim() !== ""
  const isCut = (at: number): boolean => kept[at] !== parts[at] && /\?/.test(parts[at + 1] ?? "")
  const joined = kept.map((part, at) => {
    if (!isEnd(at)) return part
    if (isGone(at - 1)) return restOf(part)
    if (isCut(at - 1)) return part.replace(/\?+/g, ".")
    return isGone(at + 1) ? endOf(part) : part
  })
  return joined.join("")
}

const withoutBracketedTalk = (text: string, things: ReadonlySet<string>): string =>
  text.replace(brackets, (whole, inside: string) => {
    const told = toSelf.test(inside) ? "" : quiet(inside, things, false)
    if (told === inside) return whole
    return told === "" ? "" : ` (${told})`
  })

/** "[ask Jen for colors - navy, moss]", "(size 12?)": nothing that is for buyers, or that the seller is sure of. */
const toSelf =
  /^\s*(?:to ?do|tb[cd]|note to (?:self|me)|ask \p{L}+ (?:for|about|if|what|which)|check (?:with|if|price|this)|.*\b(?:take|leave|keep) (?:their|there|his|her|that|the|this|it)(?: \p{L}+)? (?:off|out)|.*\b(?:don['’]?t|do not) (?:say|mention|print|put) (?:that|this|it))(?!\p{L})|\?\s*$/iu

/** "RARE!!!", and not "STEEL!!!" */
const isShout = (clause: string, end: string): boolean =>
  /^\s*\p{L}+\s*$/u.test(clause) && /[!*]/.test(end) && chanceOfTalk(clause.trim()) >= certain

/** "Official dvsa approved????": the seller is not sure. "Need it fast?" asks the buyer. */
const isInDoubt = (clause: string, end: string, isFirst: boolean): boolean => {
  const [opening = ""] = clause.trim().toLowerCase().split(/\s+/)
  return !isFirst && end.includes("?") && kindOf(opening) !== "auxiliary" && !asks.test(opening)
}
/** Of "two = $450, four $800, extra half hour $100??", the doubt is about the last. */
const withoutLast = (part: string): string => part.split(commas).slice(0, -1).join(", ")
const asks = /^(?:who|what|which|when|where|why|how|need|want|looking|got|any|tired|ever|know|have|questions?)$/

/** What is left of what ended a clause that is gone. */
const restOf = (end: string): string => (/[\n<]/.test(end) ? end.replace(/^[.!?…,;]+/, "") : "")

/** "Cockroaches, ants - we kill them all": without what followed, the dash is an end. */
const endOf = (end: string): string => end.replace(/^\s+[-–—~]+\s+$/, ". ")

const namesOne = (clause: string, things: ReadonlySet<string>): boolean =>
  contentWords(clause).some((word) => things.has(word))

/** A sentence goes as a whole if none of its clauses is a fact. */
function quiet(sentence: string, things: ReadonlySet<string>, isFirst: boolean): string {
  const clauses = sentence.split(commas)
  const stays = isFirst && opensWithThing(clauses[0] ?? "", things)
  if (!stays && isTalk(sentence, things) && !clauses.some(isFact)) return ""
  const kept = clauses.filter((clause, at) => (at === 0 && stays) || !isTalk(clause, things))
  if (kept.length === clauses.length) return sentence
  // "Perfect for earrings, keychains etc": what is left of a row says nothing.
  if (kept.length > 0 && kept.every((clause) => clause.trim().split(/\s+/).length < minLeft)) return sentence
  return kept.join(", ")
}

/** "BEST LURE EVER": the first clause may be all that names what is sold. */
const opensWithThing = (clause: string, things: ReadonlySet<string>): boolean =>
  things.size === 0 || namesOne(clause, things) || chanceOfTalk(clause.trim()) < certain

const isFact = (clause: string): boolean => chanceOfTalk(clause.trim()) < unlikely

/** "Dont get in eyes", "ask an expert before u eat it", "STAND NOT INCLUDED ppl keep asking": no buyer may miss it, nor what it does not do. */
const warns =
  /^(?:(?:pls|please|so|but|and) )*(?:do not|don['’]?t) (?!(?:ask|sue|lose|loose|confuse|message|msg|call|text|txt|ring|phone|email|offer|waste|bother|buy|bid|think|worry|miss|forget|believe|complain|review|report|expect|be|judge|mind|even|say|want|care|know|need|sleep|listen|wait|skip|scroll)(?!\p{L}))\p{L}|(?<!\p{L})(?:ask|check with|see) an? (?:expert|vet|doctor|dr|pharmacist|pro|electrician)|(?<!\p{L})(?:not incl(?:uded)?|(?:does|will|do) ?n(?:['’]?t|ot) (?:work|fit|support|talk|connect|include|run|replace))(?!\p{L})/iu

function isTalk(clause: string, things: ReadonlySet<string>): boolean {
  const said = clause.trim()
  if (warns.test(said)) return false
  const count = said.split(/\s+/).length
  return count >= minWords && count <= maxWords && chanceOfTalk(said) >= (namesOne(said, things) ? certain : likely)
}
