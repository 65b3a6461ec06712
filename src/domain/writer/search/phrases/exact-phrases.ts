import { contentWords } from "../../../text/words/content-words.ts"
import { isPlural } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { lineParts } from "../../write/line-parts.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { partNumberIn } from "../attributes/stated-specifics.ts"
import { tradeKinds } from "../kinds/trade-kinds.ts"
import { calledOf } from "./joined-forms.ts"
import { townOf } from "./towns.ts"
import { isWork } from "./types-typed.ts"

const maxWords = 5
const maxSaid = 3

/** What people type who know what they want: a part by its number, each work in its town, what a lesson teaches. */
export function exactPhrases(u: Understanding): string[] {
  if (u.language !== "en") return []
  const found = u.genre === "service" ? workInTown(u) : u.genre === "video" ? taughtIn(u) : partByNumber(u)
  return found.filter(isShort)
}

const isShort = (phrase: string): boolean => phrase.split(" ").length <= maxWords

function partByNumber(u: Understanding): string[] {
  const name = calledOf(subjectOf(u))
  const number = partNumberIn(u).toLowerCase()
  return number === "" || name === "" ? [] : [`${number} ${name}`]
}

/** "Key cutting galway": each work of one line, in its town. */
function workInTown(u: Understanding): string[] {
  const town = townOf(u)
  const [, ...parts] = / for | offering /.test(firstText(u)) ? lineParts(firstText(u), u) : []
  const works = parts
    .map((part) => part.toLowerCase())
    .filter((part) => part.split(" ").length <= maxSaid && isWork(part))
    // "Crowns duluth" may be any.
    .filter((part) => part.includes(" ") || Object.hasOwn(tradeKinds, part) || /ing$/.test(part))
  return town === "" ? [] : works.map((work) => `${work} ${town}`)
}

/** "Simultaneous equations" of a "maths lesson on simultaneous equations by elimination" */
function taughtIn(u: Understanding): string[] {
  const [, taught = ""] =
    /(?:lesson|lecture|class|tutorial|course|workshop) (?:on|about) (?:the )?([^,.;:]+)/iu.exec(
      withoutEnd(firstText(u)),
    ) ?? []
  const [said = ""] = taught.toLowerCase().split(/ (?:by|with|for|in|using|from|to|that|and) /)
  const words = said.split(" ")
  const isName = kindOf(words[0] ?? "") !== "ing" && (isThingPhrase(said) || isPlural(said))
  return contentWords(said).length > 1 && words.length <= maxSaid && isName ? [said] : []
}

/** Neighbors who want to buy type "fish tank for sale hamilton". */
export function forSalePhrases(u: Understanding, keywords: readonly string[]): string[] {
  const town = u.genre === "local" && u.language === "en" ? townOf(u) : ""
  const name = keywords.find((each) => each.split(" ").length <= maxSaid && !/\d/.test(each) && !each.endsWith(town))
  return town === "" || name === undefined ? [] : [`${name} for sale ${town}`].filter(isShort)
}
