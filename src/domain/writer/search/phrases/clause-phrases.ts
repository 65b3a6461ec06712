import { sellsThings } from "../../../rule-book/genre.ts"
import { isDangling } from "../../../text/cut/dangling.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsKind } from "../../read/known-end.ts"
import { setOf } from "../../type/set-of.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { firstText, isHasty, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { isTwoLines } from "./is-one-line.ts"
import { asPhrase, saysTwice } from "./is-phrase.ts"
import { isBareHead } from "./word-classes.ts"

const longest = 5
const joint = /\s(?:for|with|in|on|to|from|using|at|of|that|by|off)\s/
const people = /^(?:.*(?:er|or|ist|ian)s|.*men|people|kids|children|girls|boys|ladies|adults)$/

/**
 * Where a line or two give few phrases, the first clause as it was typed, and what it is for before its noun: "canon ae-1
 * body", "1995 rugby world cup final programme", "kenwood chef a901 k-beater", "wool kilts for boys".
 */
export function clausePhrases(u: Understanding): string[] {
  if (!isTwoLines(u) || isHasty(u) || u.language !== "en" || !sellsThings(u.genre)) return []
  const [first = ""] = withoutEnd(firstText(u)).split(/[,;:(]/)
  const clause = asPhrase(first.replace(setOf, "").replace(countBefore, "")).replace(/ only$/, "")
  const [name = ""] = clause.split(joint)
  const [, use = ""] = / for (.+)$/.exec(clause) ?? []
  if (!isName(name)) return []
  const found = objectsIn(use).flatMap((object) => joined(name, object))
  const isShort = (phrase: string): boolean => phrase.split(" ").length <= longest && !saysTwice(phrase.split(" "))
  return [...(isExact(name) ? [name] : []), ...found.filter(isShort)]
}

/** "About 180 slates", "14 paperbacks"; 1995 is a year. */
const countBefore = /^(?:(?:about|approx\.?|around|over) )?\d{1,3} (?=\p{L}{3})/iu

/** A "drain pump" may be of any machine. */
const isExact = (name: string): boolean => {
  const words = name.split(" ")
  return words.length <= longest + 1 && (words.length > 3 || /\d/.test(name) || / (?:and|or) /.test(name))
}

function isName(text: string): boolean {
  const words = text.split(" ")
  const last = (words.at(-1) ?? "").replace(/^.*-/, "")
  const isThing = namesAThing(last) || isPlural(last) || endsKind(words)
  // "Merino and possum fur gloves"
  const [, before = ""] = /(\S+) (?:and|or) /.exec(text) ?? []
  return isThing && !isDangling(last) && (before === "" || isMaterialWord(before))
}

/** "Cello" and "double bass", and of "kenwood chef a901 and km series 4.6 litre bowl" the first. */
const objectsIn = (use: string): readonly string[] =>
  (use.split(joint)[0] ?? "")
    .split(/\s(?:and|or)\s/)
    // "Boys 4 to 12"
    .map((each) => each.replace(/^(?:an?|the|your|my|our) /, "").replace(/(?<=^[\p{L}'’]+) \d+$/u, ""))
    .filter((each) => each !== "" && each.split(" ").length < longest - 1 && /^[\p{L}\d'’ /-]+$/u.test(each))
    .filter((each, at) => at === 0 || !/\d/.test(each))

function joined(name: string, object: string): string[] {
  const words = name.split(" ")
  const short = [1, 2, 3].map((count) => words.slice(-count)).find((tail) => endsKind(tail)) ?? words.slice(-2)
  const last = object.split(" ").at(-1) ?? ""
  if (people.test(last)) return [`${name} for ${object}`]
  // A "paper block" is made of paper.
  if (isMaterialWord(object) || isBareHead(short.join(" ")) || /^(?:adjective|ing|participle)$/.test(kindOf(last)))
    return []
  return [`${isPlural(last) ? singular(object) : object} ${short.join(" ")}`]
}
