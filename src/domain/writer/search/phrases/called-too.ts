import { isRightWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { headNoun, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsKind } from "../../read/known-end.ts"
import type { Sold } from "../../read/sold.ts"
import { bareName } from "../../read/thing.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isPart } from "../attributes/is-part.ts"
import { makerOf } from "../attributes/maker-specifics.ts"
import { withoutMaker } from "../attributes/thing-names.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { isOneLine } from "./is-one-line.ts"
import { isCounted, isNegation } from "./modifiers.ts"
import { isBareHead, isBinding, isOfSeveral, unitWord } from "./word-classes.ts"

/**
 * What the seller's first words call the thing, in other words than its name: "golf rangefinder" of "Bushnell tour v5
 * shift golf rangefinder", "peanut chilli oil" of a "Peanut Chilli Crisp". Empty if nobody can tell.
 */
export function calledToo(u: Understanding): string {
  const sold = isOneLine(u) ? firstOfRow(soldAsThing(u)) : soldAsThing(u)
  if (sold?.each.length !== 1) return ""
  const said = withoutMaker({ name: sold.name, seller: u.thing.seller })
  const other = otherName({ ...sold, name: said }, withoutMaker(u.thing), u.clean(u.subject.category))
  // A "royal top oven door" is Rayburn's.
  const maker = makerOf(u)
  const whole = `${maker} ${other}`
  if (other !== "" && maker !== "" && said.toLowerCase().includes(whole)) return whole
  // A "battery door" may be any, where "Yaesu FT-817 battery door" is all that was typed.
  const isLess = isOneLine(u) && said.toLowerCase().startsWith(`${maker} `) && isPart(u)
  return maker !== "" && isLess ? "" : other
}

/** "Hornby Class 25 diesel, OO gauge": behind the first comma it says how the thing is, unless a known thing is named there. */
function firstOfRow(sold: Sold | null): Sold | null {
  const [first = "", ...more] = sold?.each ?? []
  const isOfOne =
    sold?.object.startsWith(`${first},`) === true &&
    !more.some((each) => isGoodsKind(singular(headNoun(each).toLowerCase())))
  return isOfOne ? { ...sold, name: first, each: [first] } : sold
}

/** "Replacement pads" for curling brooms are not just any. */
const soldAsThing = ({ thing, genre, language }: Understanding): Sold | null =>
  language !== "en" || / for /i.test(thing.name) || /^(?:app|video|service)$/.test(genre) ? null : thing.sold

function otherName(sold: Sold, name: string, category: string): string {
  const low = name.toLowerCase()
  const said = sold.name.toLowerCase()
  const words = (said.startsWith(`${low} `) ? said.slice(low.length + 1) : said).split(" ")
  const from = words.findLastIndex((word) => /\d/.test(word) || unitWord.test(word) || !isRightWord(word)) + 1
  // "Pride mango" of "Kensington Pride mango" is half of a name.
  const typed = sold.name.split(" ").slice(said.split(" ").length - words.length)
  if (from > 0 && [typed[from - 1], typed[from]].every((word = "") => /^\p{Lu}\p{Ll}/u.test(word))) return ""
  // "Greenhouse 6x8 aluminium green frame": behind the thing itself, its parts.
  const before = said.split(" ").slice(0, said.split(" ").length - words.length + from)
  const head = singular(headNoun(bareName(low)))
  if (before.some((word) => singular(word) === head)) return ""
  // A tipper "in Irish ash" is no ash.
  if (isMaterialWord(words.at(-1) ?? "") && !isMaterialWord(head)) return ""
  // The ply of a "4 ply sock yarn" is a measure.
  const rest = words.slice(words[from] === "ply" ? from + 1 : from)
  // Of "turf €180 a trailer load", so much has the price.
  if (isCounted(words[from - 1], rest[0] ?? "") || /^(?:an?|per|each)$/.test(rest[0] ?? "")) return ""
  // "No drill brackets" need none.
  const noun = rest.some(isNegation) ? 0 : rest.findIndex((word) => /^(?:noun|plural|base|ing)$/.test(kindOf(word)))
  const isBound = isBinding(rest[noun - 1] ?? "") && noun < rest.length - 1
  const phrase = [rest.length - noun < maxWords && !isBound ? rest.slice(noun) : [], rest]
    // Nobody types "fourteen sheep hurdles", "two matching bobbins" or "rolls of tape".
    .map((part) =>
      part
        .slice(part.findIndex((word) => isNegation(word) || (kindOf(word) !== "determiner" && !isOfSeveral(word))))
        .join(" "),
    )
    .find((part) => isThingPhrase(part))
  if (phrase === undefined) return ""
  const isBare = isBareHead(phrase.split(" ").at(-1) ?? "") && phrase.split(" ").length < minBare
  // "Advanced beginner" says who makes a pattern, and is no other name for it.
  const own = contentWords(low)
  // A "tablecloth pinny" among dresses is the "kids pinafore dress" of the description.
  const isOfSort = singular(headNoun(phrase)) === singular(headNoun(category.toLowerCase()))
  // "The Shucker" is a nickname for an oyster knife.
  const isNickname = /^the \S+$/.test(low) && endsKind(phrase.split(" "))
  const isOfThing =
    said.startsWith(low) || isOfSort || isNickname || contentWords(phrase).some((stem) => own.includes(stem))
  return isBare || isNarrowed(phrase, sold, own) || !isOfThing || singular(phrase) === singular(low) ? "" : phrase
}

/** "Ice spike" of an "ice spike for a walking cane": what it is for is a part of its name, "Cane Ice Tip", unless everybody knows it. */
export function isNarrowed(
  phrase: string,
  { object, name }: Pick<Sold, "object" | "name">,
  own: readonly string[],
): boolean {
  if (endsKind(phrase.split(" "))) return false
  const use = / (?:for|of|on|off|out of|to fit) (.+)$/.exec(object.slice(name.length))?.[1] ?? ""
  const said = contentWords(phrase)
  return contentWords(use).some((stem) => own.includes(stem) && !said.includes(stem))
}

const maxWords = 4
/** "Rubber caps" are for anything. */
const minBare = 3
