import { splitSentences } from "../../text/split/split-sentences.ts"
import { isAboutThing } from "../search/slots/without-subject.ts"
import type { Understanding } from "../understanding.ts"
import { asSentence, withoutEnd } from "./grammar.ts"

/** "It", where a sentence begins with it and tells of the thing: not "it is up to you". */
const it = /^It(?= (?!is (?:up|best|worth|not until|easy|hard)\b|takes (?:me|us|about)\b)\p{Ll})/u

/**
 * "The smock reduces stings" behind "The colour is undyed cream", where a sentence that was told elsewhere came between them:
 * there, "it" was the smock.
 */
export function withItNamed(body: string, u: Understanding): string {
  const name = nameOf(u)
  if (name === "") return body
  const typed = u.facts.filter(({ isEcho }) => !isEcho).toSorted((a, b) => a.place - b.place)
  return typed.reduce((text, fact, at) => {
    const before = typed[at - 1]
    const sentence = asSentence(fact.text)
    const start = text.indexOf(sentence)
    if (before?.field !== fact.field || !fact.isCareful || !it.test(sentence) || start < 0) return text
    const told = withoutEnd(splitSentences(text.slice(0, start).replace(/^- /gm, "")).at(-1) ?? "")
    const isAsTyped = told === "" || told.endsWith(withoutEnd(before.text))
    const isKnown = isAsTyped || isAboutThing({ ...before, text: told }, u) || !isAboutThing(before, u)
    return isKnown ? text : `${text.slice(0, start)}${name}${text.slice(start + "It".length)}`
  }, body)
}

const nameOf = ({ language, genre, thing }: Understanding): string =>
  language !== "en"
    ? ""
    : genre === "app" && thing.isProper
      ? thing.name
      : thing.noun !== null && !thing.isPlural
        ? `The ${thing.noun}`
        : ""
