import { isPlural } from "../../text/plural.ts"
import { isForm, verbForms } from "../understand/verbs.ts"
import { isDeterminer, isPreposition, isRelative, plain } from "../understand/word-kinds.ts"
import { withSubject } from "./telegraph.ts"

const states =
  /^(?:accurate|good|tight|clean|intact|straight|clear|complete|loose|stiff|strong|dead|missing|torn|ok|okay|fine|sharp|smooth|dry|original|bright|level|true|faulty|unused)$/

const fitted = /^(new(?: [\p{L}-]+){1,3}?) ((?:fitted|installed|added|soldered)\b.*)$/u

const how =
  /^((?:\p{Ll}+ )?\p{Ll}{3,}) ((?:a (?:little|bit|touch) |very |quite |slightly |fairly |pretty )?\p{Ll}+(?: and \p{Ll}+)?)$/u
const qualities =
  /^(?:loud|quiet|crisp|soft|stiff|loose|tight|clear|clean|sharp|bright|dim|faded|worn|smooth|rough|strong|weak|dirty|dry)$/

/** "Chuck a little stiff" and "sound loud and clear" */
function isHow(text: string): string | null {
  const [, subject = "", said = ""] = how.exec(text) ?? []
  const words = said.replace(/^(?:a (?:little|bit|touch)|very|quite|slightly|fairly|pretty) /, "").split(" and ")
  const isSure =
    / /.test(said) && words.every((word) => qualities.test(word)) && !qualities.test(subject.split(" ").at(-1) ?? "")
  if (subject === "" || !isSure || /(?: a| very| quite| slightly| fairly| pretty)$/.test(subject)) return null
  return `${withSubject(subject)} ${isPlural(subject) ? "are" : "is"} ${said}`
}

/** Telegrams that leave out a verb, or whose verb looks like a noun: "bell rings", "meter accurate to half a stop". Null: there is none. */
export function hiddenClause(text: string): string | null {
  if (/^(?:\d|no )/i.test(text)) return null
  const [, part, done] = fitted.exec(text) ?? []
  if (part !== undefined) return `${withSubject(part)} ${isPlural(part) ? "were" : "was"} ${done}`
  const stated = isHow(text)
  if (stated !== null) return stated
  const words = text.split(" ")
  const plainWords = words.map(plain)
  const isStarted = isDeterminer(words[0] ?? "") || /^(?:one|two|three|four|both|all)$/i.test(words[0] ?? "")
  for (let index = 1; index < Math.min(words.length, 7); index++) {
    const word = plainWords[index] ?? ""
    const before = plainWords[index - 1] ?? ""
    const next = words[index + 1]
    if (isRelative(word)) return null
    if (isPreposition(before) || isDeterminer(before)) continue
    const ends = next === undefined || isPreposition(next)
    const head = words.slice(0, index).join(" ")
    const rest = words.slice(index).join(" ")
    if (states.test(word) && ends && !words.slice(0, index).some(isPreposition))
      return `${withSubject(head)} ${isPlural(head) ? "are" : "is"} ${rest}`
    if (
      next !== undefined &&
      /^(?:works?|runs|starts|needs|fits|sticks|leaks|boots|plays|charges)$/.test(word) &&
      index < words.length - 1 &&
      !isPlural(before)
    )
      return withSubject(text.replace(/ works perfect$/, " works perfectly"))
    const third = verbForms(word).find(({ form }) => form === "third")
    if (third !== undefined && (!third.isAlsoNoun || (ends && (isStarted || words.length === 2)))) {
      if (!isPlural(before) && (next !== undefined || words.length === 2)) return withSubject(text)
    }
    if (isForm(word, "base") && isPlural(before) && isStarted && ends) return withSubject(text)
    if (word === "set" && next === undefined && isPlural(before)) return `${withSubject(head)} are set`
    const isDone = isForm(word, "past") && !isForm(word, "participle")
    if (isDone && next === undefined && words.length < 4) return withSubject(text)
  }
  return null
}
