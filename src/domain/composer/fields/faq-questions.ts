import { isPlural } from "../../text/plural.ts"
import type { Topic } from "../said/said.ts"

/** What a question is asked about: one thing of a page, or the house that offers it. */
export interface Asked {
  /** "the half-day canoe trip", "piano tuning"; empty where the page is the whole business's. */
  readonly thing: string
  readonly seller: string
  /** What answers it. */
  readonly text: string
}

export type Question = Topic | "place" | "length" | "age"

/** Four words, or words of its own: what two shops ask alike is nobody's. */
const ofPrice = ({ thing, seller }: Asked): string[] =>
  thing === ""
    ? ["What does it cost?", "What do you charge?", "How much is it?", `What does ${seller} charge?`]
    : [
        `How much ${isPlural(thing) ? "do" : "does"} ${thing} cost?`,
        `How much ${isPlural(thing) ? "are" : "is"} ${thing}?`,
        `What ${isPlural(thing) ? "do" : "does"} ${thing} cost?`,
        `What do you charge for ${thing}?`,
        `What is the price of ${thing}?`,
      ]

const ofTimes = ({ text, seller }: Asked): string[] =>
  /\b(?:open|closed|hours)\b/i.test(text)
    ? ["When are you open?", "What are your hours?", `When is ${seller} open?`]
    : ["When can I come?", "Which days are possible?", "Which times are there?"]

const ofAreas = ({ text, seller }: Asked): string[] =>
  /\b(?:based|parking|step-free|wheelchair)\b/i.test(text)
    ? ["Where are you?", "Where are you based?", `Where is ${seller}?`]
    : ["Where do you work?", "How far afield?", `Where does ${seller} work?`]

/** "We clear gutters, fix leaks": more is done than the first verb says. */
const deeds =
  /(?:, (?:and )?| and )(?:also )?(?:fix|repair|replace|rebuild|install|fit|clean|cut|build|lay|help|store|send|design|plant|paint|test|write|draw|make|sell|teach|offer|serve|hire|rent|run) /

/** "We build walls" answers what they build. */
const ofWork = ({ text }: Asked): string[] => {
  const [, verb = "do"] = /^(?:We|I) (\p{Ll}+) /u.exec(text) ?? []
  const isOneDeed = !deeds.test(text)
  return !isOneDeed || /^(?:do|specialise|specialize|are|am|have)$/.test(verb)
    ? ["What do you do?", "What can you do?"]
    : [`What do you ${verb}?`, "What do you do?"]
}

/** The first of the words that the answer has is what is asked for. */
const credentials: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\blicen[cs]ed?\b/i, ["Are you licensed?"]],
  [/\bregistered\b/i, ["Are you registered?"]],
  [/\b(?:insured|insurance|liability|indemnity)\b/i, ["Are you insured?"]],
  [/\bcertifi(?:ed|cate)\b/i, ["Are you certified?"]],
  [/\byears\b/i, ["How experienced are you?"]],
  [/\b(?:award|prize|winner|finalist)\b/i, ["Any awards so far?"]],
]

const ofProof = ({ text, seller }: Asked): readonly string[] => {
  const [, body = ""] = /\bmember of (the [^,.;]+)/i.exec(text) ?? []
  if (body !== "") return [`Do you belong to ${body}?`, `Is ${seller} a member of ${body}?`]
  return credentials.find(([word]) => word.test(text))?.[1] ?? ["Are you qualified?", "What are your qualifications?"]
}

const ofStory = ({ text, seller }: Asked): string[] =>
  /\bby an? |\bby (?:two|three|four|my|our)|^(?:An?|Two|Three|Four|Our|My) /.test(text)
    ? [`Who started ${seller}?`, "Who started it?", "Who is behind it?"]
    : /\b(?:19|20)\d\d\b/.test(text)
      ? [`When did ${seller} start?`, "When did you start?"]
      : [`How did ${seller} begin?`, "How did you start?", "How did it start?"]

/** Whole short questions as people ask them, several for each thing that a page can answer. */
export function questionsOf(about: Question, asked: Asked): readonly string[] {
  switch (about) {
    case "price":
      return ofPrice(asked)
    case "when":
      return ofTimes(asked)
    case "where":
      return ofAreas(asked)
    case "place":
      return ["Where are you?", "Where are you based?", `Where is ${asked.seller}?`]
    case "proof":
      return ofProof(asked)
    case "story":
      return ofStory(asked)
    case "length":
      return asked.thing === ""
        ? ["How long is it?"]
        : [`How long does ${asked.thing} take?`, "How long is it?", `How long is ${asked.thing}?`]
    case "age":
      return ["Any minimum age?", "Who can take part?"]
    default:
      return ofWork(asked)
  }
}
