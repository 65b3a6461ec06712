import { fixedCase } from "../../../text/case/fixed-case.ts"
import { isCommonWord, isRightWord } from "../../../text/spell/right-words.ts"
import { isGivenName } from "../../../text/words/names.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { isUncounted } from "../../../text/words/uncounted.ts"
import { verbForms } from "../../../text/words/verbs.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { wordMap } from "../../../text/words/word-map.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isHalfDeed } from "./half-deed.ts"
import { namedPlainly } from "./named-plainly.ts"
import { isOfOne, shownIn, withoutCount } from "./video-phrases.ts"
import { isBinding } from "./word-classes.ts"

const maxWords = 5
const maxChars = 300

/** Where a video has few phrases: its route, its lesson, the work that it shows, in the title and in the first words. */
export function videoFill(u: Understanding): string[] {
  if (u.genre !== "video" || u.language !== "en") return []
  const texts = [...new Set([u.thing.name, withoutEnd(firstText(u))])].map((text) => text.slice(0, maxChars))
  const found = texts.flatMap((text) => [
    ...routeIn(text),
    ...lessonIn(text),
    ...taughtIn(text),
    ...lessonsBy(text),
    ...askedIn(text),
    // What the title shows is a phrase already.
    ...(text.startsWith(u.thing.name) ? [] : shownIn(text)),
    ...workIn(text),
    ...deedIn(text),
    ...forBeginnersIn(text),
    ...machineIn(text),
    ...plainTitle(text),
    ...termsIn(text),
    ...rowIn(text),
  ])
  const title = namedPlainly(u).filter((name) => name.replace(praise, "") === name)
  return [...new Set([...found, ...title].map(withoutCount))].filter((phrase) => {
    const count = phrase.split(" ").length
    return count > 1 && count <= (phrase.startsWith("how to ") ? maxAsked : maxWords) && !isOfOne(phrase)
  })
}

/** "Cochrane to Moosonee", and "cochrane to moosonee train" of a ride by train */
function routeIn(text: string): string[] {
  const [, from = "", to = ""] =
    /(?<=^|\s)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) to (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(text) ??
    []
  const route = `${from} to ${to}`.toLowerCase()
  if (
    from === "" ||
    ![from, to].every((name) => isPlace(name.toLowerCase()) || !isCommonWord(name.split(" ")[0]?.toLowerCase() ?? ""))
  )
    return []
  const [, way = ""] = /\bby (train|bus|ferry|boat|bike)\b/i.exec(text) ?? []
  return [...(way === "" ? [] : [`${route} ${way.toLowerCase()}`]), route]
}

const isPlace = (name: string): boolean => placeName(name) !== undefined

/** "Teeline lesson" of "Teeline Lesson 4: The R Blends" */
function lessonIn(text: string): string[] {
  const [, name = ""] = /^((?:\p{L}+ ){1,3}lesson) \d/iu.exec(text) ?? []
  return name === "" ? [] : [name.toLowerCase().replace(/^beginner /, "")]
}

/** "Clawhammer banjo lessons" of "I teach clawhammer banjo with slow play-along lessons" */
function lessonsBy(text: string): string[] {
  const [, rest = ""] = /^(?:I|we) teach (.+)$/i.exec(text) ?? []
  const name = nameIn(rest).toLowerCase()
  const isName = name !== "" && !/^(?:you|people|adults|kids|children|beginners|how) |^(?:you|people|how)$/.test(name)
  return isName && name.split(" ").length < maxTaught ? [`${name} lessons`, name] : []
}

const maxTaught = 4

/** "Rook endgame" of a "rook endgame lesson on the Lucena position", "seated exercise" of a class of 20 minutes */
function taughtIn(text: string): string[] {
  const [, said = ""] =
    /^(?:\d+[ -](?:minutes?|mins?|hours?) )?((?:[\p{L}-]+ ){2,4})(?:lesson|tutorial|class|course|workshop|walkthrough|demonstration)(?![\p{L}-])/iu.exec(
      text,
    ) ?? []
  const taught = said.trim().toLowerCase()
  const isName = !/(?:^| )(?:a|an|the|my|our|your|i|we|for|to|of|in|and|first|free|quick|short)(?: |$)/.test(taught)
  return isName && taught.split(" ").length <= maxTaught ? [taught] : []
}

/** "Cleat hitch" and "clove hitch" of "Sailing knots: bowline, cleat hitch, clove hitch" */
function rowIn(text: string): string[] {
  const [, row = ""] = /: ([^:,]+(?:, [^:,]+){2,})$/.exec(text) ?? []
  const items = row.toLowerCase().split(/, (?:and )?| and /)
  return items.filter((item) => / /.test(item) && isThingPhrase(item))
}

const maxAsked = 8

/** "How to sharpen a hand plane iron", which people type as they say it */
function askedIn(text: string): string[] {
  const name = /^how to \p{L}+ /iu.test(text) ? text.split(/[,;:(]| (?:on|with|using|in|for|without|from|by) /i)[0] : ""
  const asked = (name ?? "").toLowerCase().trim()
  return asked.split(" ").length > minAsked && asked.split(" ").length <= maxAsked ? [asked] : []
}
const minAsked = 3

const worked = wordMap(
  `fixing=repair repairing=repair rebuilding=rebuild building=build restoring=restoration replacing=replacement
  installing=installation cleaning=cleaning sharpening=sharpening servicing=service insulating=insulation turning=turning`,
)
const state =
  /^(?:(?:dead|old|worn|broken|rusty|vintage|antique|used|cheap|whole|simple|own|proper|first|real|\d{4}s?|two|three|four|five) )+/i

/** "Two-tier rabbit hutch" and "rabbit hutch build" of "Building a two-tier rabbit hutch from offcuts" */
function workIn(text: string): string[] {
  const [, verb = "", rest = ""] = /^(\p{L}+ing) (?:an?|the|my|our|your|some) (.+)$/iu.exec(text) ?? []
  const work = worked.get(verb.toLowerCase()) ?? ""
  const object = nameIn(rest).toLowerCase().replace(state, "")
  if (work === "" || !(isThingPhrase(object) || isGoodsKind(object))) return []
  // A "two-tier" hutch and a "collapsed" wall are like any; a dry stone wall is not.
  const words = object.split(" ")
  const from = words.findIndex((word) => isBinding(word) || !(word.includes("-") || isLike.test(kindOf(word))))
  const plain = words.slice(Math.max(0, from)).join(" ")
  return [object, `${singular(isThingPhrase(plain) ? plain : object)} ${work}`]
}

/** Nobody has to learn these. */
const noLesson =
  /^(?:try|test|review|visit|eat|react|play|watch|explore|drive|ride|unbox|meet|live|taste|walk|buy|get|go|find|look|see|compare|rank|spend|survive|tour|hunt|race|fly|do|have|be|make|talk|chat|answer|rate)$/

/** "How to sharpen a chisel", which people type of "Sharpening a chisel by hand" */
function deedIn(text: string): string[] {
  const [, doing = "", article = "", rest = ""] =
    /^(\p{L}+ing) (?:(an?|the|my|our|your|some) )?(.+)$/iu.exec(text) ?? []
  const base = verbForms(doing.toLowerCase()).find(({ form }) => form === "ing")?.base ?? ""
  const object = nameIn(rest).toLowerCase().replace(state, "")
  if (
    base === "" ||
    noLesson.test(base) ||
    !(isThingPhrase(object) || isGoodsKind(object)) ||
    isHalfDeed(`${doing} ${article} ${nameIn(rest)}`, text)
  )
    return []
  const isOne = article !== "" && article !== "some" && !isPlural(object) && !isUncounted(object)
  return [`how to ${base} ${isOne ? `a${/^[aeiou]/.test(object) ? "n" : ""} ` : ""}${object}`]
}

const isLike = /^(?:adjective|participle|past)$/

/** "Tin whistle for beginners" */
function forBeginnersIn(text: string): string[] {
  const [, before = "", people = ""] =
    /^(.+?) for (?:total |absolute |complete |adult |young )?(beginners|kids|seniors)(?![\p{L}-])/iu.exec(text) ?? []
  const name = nameIn(before).toLowerCase()
  const tail = [3, 2].map((size) => name.split(" ").slice(-size).join(" ")).find(isThingPhrase)
  return tail === undefined ? [] : [`${tail} for ${people.toLowerCase()}`]
}

/** "Stihl ms180": a maker with its model, of whatever is done to it */
const machineIn = (text: string): string[] =>
  [...text.matchAll(/(?<=^|\s)(?<!massey )(\p{L}{3,}) ((?:\p{L}{1,3} ?)?\d{2,4}\p{L}?)(?=[\s,.;:]|$)/giu)]
    .filter(([, maker = ""]) => fixedCase.has(maker.toLowerCase()))
    .map(([phrase]) => phrase.toLowerCase())

const maxTerm = 4

/** "Adi tala", "sarali varisai": words of another language that say what is taught or cooked */
function termsIn(text: string): string[] {
  const terms: string[] = []
  let term: string[] = []
  for (const word of [...text.split(/(?<=[,.;:!?()])|\s+/), "the"]) {
    const isForeign = /^\p{Ll}{3,}$/u.test(word) && !isRightWord(word) && !isPlace(word) && !isGivenName(word)
    if (isForeign) term = [...term, word]
    else {
      if (term.length > 1 && term.length <= maxTerm) terms.push(term.join(" "))
      term = []
    }
  }
  return terms
}

const isWork = /^(?:build|rebuild|install|repair|fix|restoration|conversion|upgrade|swap|service|tour|review)$/

const praise =
  /^(?:(?:cheap|easy|simple|quick|best|honest|real|full|complete|perfect|my|our|the) )+|(?: (?:made|done) (?:simple|easy|right)| explained| step by step)$/gi

/** "RV solar install" of a "cheap" one, "highveld larks" of larks "made simple" */
function plainTitle(text: string): string[] {
  const said = text.split(/[,:;!?(]/)[0] ?? ""
  const plain = said.replace(praise, "").toLowerCase()
  const last = plain.split(" ").at(-1) ?? ""
  const isName =
    isThingPhrase(plain) ||
    (/^\p{L}+ \p{L}+/u.test(plain) && isWork.test(last)) ||
    (/^\p{L}+ \p{L}+$/u.test(plain) && isPlural(last) && kindOf(last) === "plural")
  return plain !== said.toLowerCase() && isName ? [plain] : []
}
