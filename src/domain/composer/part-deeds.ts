import { large } from "./turning.ts"
import { isForm, verbForms } from "./understand/verbs.ts"
import { isAuxiliary } from "./understand/word-kinds.ts"

const words = (text: string): readonly string[] => text.split(" ")
const firstOf = (text: string): string => words(text)[0]?.toLowerCase() ?? ""

const subjects = /^(?:it|they|we|I|you|he|she|the|an?|our|my|nobody|nothing|no|every|each|everything) /
/** What the second half says of the first: "Cut it and sand it", "Press and hold". */
const leans = /\b(?:it|them|both|between|neither|either|not|never|without|if|when|until|before|after)\b/i

export const isThirdPerson = (part: string): boolean =>
  verbForms(firstOf(part)).some(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun)

const isBidding = (part: string): boolean => isForm(firstOf(part), "base") && !/(?:s|ing)$/.test(firstOf(part))

/** "I work alone, and photograph the day": who does the second is who does the first. */
const speaker = /^(We|I) /

/** "a time for every steep" has no verb, though "steep" may be one. */
const isClause = (text: string): boolean =>
  words(text).some(
    (word, at) =>
      at > 0 &&
      (isAuxiliary(word) ||
        isForm(word, "past") ||
        verbForms(word).some(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun) ||
        (at === 1 && /^(?:they|we|I|you)$/.test(firstOf(text)) && isForm(word, "base"))),
  )

/** Whether what stands behind an "and" is a deed by itself, and may have a line of its own. */
function isDeed(line: string, joint: string, tail: string): boolean {
  // Of several parts only one with a name of its own stands by itself: "Free: …; In-app purchases: …; …".
  if (joint === ";") return (line.match(/;/g) ?? []).length === 1 || /^[^:;]{3,30}: /.test(tail)
  if (subjects.test(tail))
    // "Put in the tenancy once and it writes the schedule": what is bidden brings about what follows.
    return !isBidding(line) && isClause(tail)
  if (joint.startsWith(","))
    return isBidding(tail) || isThirdPerson(tail) || (/s$/.test(firstOf(line)) && isForm(firstOf(tail), "third"))
  return (
    words(tail).length > 2 &&
    !leans.test(`${line}`) &&
    ((isBidding(line) && isBidding(tail)) || (isThirdPerson(line) && isThirdPerson(tail)))
  )
}

/** "Share the arrival time and take a signature" as two lines: each has one deed. */
export function partDeeds(line: string): readonly string[] {
  const joints = [...line.matchAll(/(,? (?:and|&)|;) (?=\S)/gu)].toReversed()
  for (const { 0: found, 1: joint = "", index } of joints) {
    const head = line.slice(0, index)
    const tail = line.slice(index + found.length).replace(/^(?:then|also) /, "")
    const isOpen = / (?:if|when|that|who|which|both|between|not)$|\b(?:both|between|neither)\b|^[^(]*\([^)]*$/.test(
      head,
    )
    const isTogether = joint !== ";" && !joint.startsWith(",") && /, /.test(head)
    if (tail.length < 8 || isOpen || isTogether || words(head).length < 4 || !isDeed(line, joint, tail)) continue
    const [who = ""] = speaker.exec(head) ?? []
    const isOfWho = who !== "" && joint !== ";" && isBidding(tail)
    return [head, isOfWho ? `${who}${tail}` : large(tail.replace(/^(?:it|they) (?=\p{Ll}{3,}s )/u, ""))]
  }
  return partThree(line)
}

/** "We replace slates, rebuild flashing and install new roofs": two deeds in one line, the last in another. */
function partThree(line: string): readonly string[] {
  const [, who = "", first = "", second = "", last = ""] =
    /^((?:We|I) |)(\p{L}[^,;:.&]{6,60}), (\p{Ll}[^,;:.&]{6,60}?),? (?:and|&) (\p{Ll}[^,;:.&]{6,60})$/u.exec(line) ?? []
  const deeds = [first, second, last]
  const isRow =
    last !== "" &&
    deeds.every((deed) => isBidding(deed.replace(/^re(?=\p{Ll}{4})/u, "")) || isBidding(deed)) &&
    !deeds.some((deed, at) => leans.test(deed) || (at < 2 && / (?:and|or|that|which|who) /.test(deed)))
  return isRow ? [`${who}${first} and ${second}`, who === "" ? large(last) : `${who}${last}`] : []
}
