import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact, Topic } from "../../fact.ts"
import { setOf } from "../../type/set-of.ts"
import { nameIn, shapeOf } from "../../type/shape.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { type NounPhrase, readNounPhrase } from "../phrases/noun-phrase.ts"
import { tailsOf } from "../phrases/tails.ts"
import { isColour, isOfSeveral, isShade, unitWord } from "../phrases/word-classes.ts"
import { type Attribute, fromModifier, makeAttribute } from "./attribute.ts"
import { sizeSaid } from "./size-said.ts"
import { amountsIn, traitsIn } from "./told-traits.ts"

const ofThing: ReadonlySet<Topic> = new Set(["what", "feature", "promise", "method", "count", "made", "care", "use"])
/** Inside a clause, a value is next to others: "holds 12 oz and is dishwasher safe". */
const inClause = ({ topic, shape }: Fact): boolean =>
  /^(?:capacity|size|weight)$/.test(topic) && /^(?:third|sentence)$/.test(shape)

export function readTraits(fact: Fact, phrase: NounPhrase, named: readonly Attribute[]): Attribute[] {
  const bare = withoutEnd(fact.text)
  if (/^with\s/i.test(bare) && fact.topic === "what")
    return tailsOf(` ${bare}`).map(({ kind, text }) => makeAttribute(kind, text, fact))
  if (fact.topic === "count" && bare.split(" ").length < 6) return [makeAttribute("count", countOf(bare), fact)]
  if (fact.topic === "capacity" && !inClause(fact))
    return amountsIn(bare, true).map((text) => makeAttribute("measure", text, fact))
  if (fact.topic === "size" && isOfOther(fact, phrase)) return []
  if (fact.topic === "size" && !inClause(fact))
    return isPlainSize(bare)
      ? [makeAttribute("size", bare.toLowerCase(), fact)]
      : amountsIn(fact.field === "productDimensions" ? "" : bare, true).map((text) =>
          makeAttribute("measure", text, fact),
        )
  if (fact.topic === "colour") return colourOf(bare).map((text) => makeAttribute("colour", text, fact))
  const said = sizeSaid(fact, phrase.head)
  if (said !== undefined) return [makeAttribute("size", said, fact)]
  const hasMaterial = named.some(({ kind }) => kind === "material")
  const stuffs = hasMaterial ? [] : ofStuff(bare, fact)
  if (fact.topic === "material" || stuffs.some(({ kind }) => kind === "colour")) return stuffs
  if (!ofThing.has(fact.topic) && !inClause(fact)) return []
  // "Wash cold, low iron" names no metal, and "contains mustard" no color.
  if (fact.topic === "care") return traitsIn(fact, phrase.head).map((text) => makeAttribute("trait", text, fact))
  const colour = fact.shape === "noun" ? colourOf(bare) : []
  if (colour.length > 0) return colour.map((text) => makeAttribute("colour", text, fact))
  if (isSpec(bare)) return [makeAttribute("code", bare, fact, -2)]
  const told = [
    ...percentIn(bare).map((text) => makeAttribute("material", text, fact)),
    ...traitsIn(fact, phrase.head).map((text) => makeAttribute("trait", text, fact)),
    ...amountsIn(bare, false).map((text) => makeAttribute("measure", text, fact)),
  ]
  return [...told, ...(isSameThing(fact, phrase) ? fromPhrase(fact, bare, phrase) : [])]
}

const spec =
  /^\d[\d.,/]*(?: ?(?:GB|TB|MB|MP|mAh|W|V|Hz|HP|inch|in|cm|mm|m|ft|kg|lb|km\/h|mph|bit|bar|psi|cc|x zoom))?(?: \p{L}[\p{L}-]*){1,3}$/iu

const isOfSpec = (word: string): boolean => isRightWord(word) && /^(?:noun|plural|adjective|base)$/.test(kindOf(word))

/** "16 GB RAM", "110 kg limit", "8 speed": a number and what it counts, with no word between. */
const isSpec = (text: string): boolean =>
  spec.test(text) &&
  // "600 long" lacks its unit.
  !(/^[\d.,]+ \p{L}+$/u.test(text) && kindOf(text.split(" ")[1] ?? "") === "adjective") &&
  text
    .split(" ")
    .slice(1)
    .every((word) => /\p{Lu}{2}|\d|\//u.test(word) || unitWord.test(word) || isOfSpec(word)) &&
  text.length < 26 &&
  !/\b(?:with|for|in|of|and|or|to|on|at|per|years?|months?|weeks?|days?|times?|people|kids|cats?|dogs?|quid|each|only|max|offers?|kinds?|pieces?|wash)\b/i.test(
    text,
  )

/** "Sand suede" is suede, and sand; white oak is a tree. */
function ofStuff(text: string, fact: Fact): Attribute[] {
  const [, dye = "", stuff = ""] = dyed.exec(text.toLowerCase()) ?? []
  // "Red pearl"
  const [, sheen = ""] = /^(\p{L}+) pearl$/iu.exec(text) ?? []
  if (isColour(sheen.toLowerCase()) && sheen.toLowerCase() !== "white")
    return [makeAttribute("colour", text.toLowerCase(), fact)]
  const isDye =
    dye !== "" && dye.split(" ").every((word, at, all) => isColour(word) || (isShade(word) && at < all.length - 1))
  return isDye
    ? [makeAttribute("colour", dye, fact), makeAttribute("material", stuff, fact)]
    : stuffsIn(text.replace(/^(?:on|in|of|from) /i, "")).map((each) => makeAttribute("material", each, fact))
}

const dyed =
  /^((?:\p{L}+ )?\p{L}+) ((?:(?:smooth|soft|brushed|heavy|full-grain) )?(?:leather|suede|nubuck|denim|velvet|corduroy|tweed|cotton|linen|wool|silk|satin|canvas|felt|fleece|twill))$/u

/** The material that a fact names: the first one with its variety, or the main one of a blend. */
function stuffsIn(text: string): string[] {
  const shares = percentIn(text)
  if (shares.length > 0 || /\d/.test(text)) return shares
  const words = text.toLowerCase().split(" ")
  return words.length < 4 ? [words.join(" ")] : []
}

/** "100% cotton" and "75% superwash merino" at the beginning of a fact: the main material. Of 60%, nobody says so. */
function percentIn(text: string): string[] {
  const [, share = "", stuff = ""] = /^(\d+) ?% (?:(?:pure|organic|superwash|recycled) )?(\p{L}+)/iu.exec(text) ?? []
  return Number(share) >= minShare && isMaterialWord(stuff) ? [stuff.toLowerCase()] : []
}

const minShare = 70

export const isSame = (one: string, other: string): boolean => one === other || singular(one) === singular(other)

/** Another phrase for the thing: it ends with the same noun. */
export function isSameThing({ shape, text }: Fact, { head }: NounPhrase): boolean {
  if (
    /^(?:command|third|past|labelled)$/.test(shape) ||
    (shape === "sentence" && /^(?:subject|determiner)$/.test(kindOf(text.split(" ")[0] ?? ""))) ||
    /^(?:no|any|other|another|most)\s|\s(?:about|approx|around|roughly)\s/i.test(text)
  )
    return false
  return isSame(readNounPhrase(nameIn(withoutEnd(text).replace(setOf, ""))).head, head)
}

/** The 48 inches of "5 mm braided rope, 48 inches long" are no size of the recoil starter. */
function isOfOther({ behind = "" }: Fact, { core, head }: NounPhrase): boolean {
  const name = nameIn(behind)
  const last = readNounPhrase(name).head
  return (
    shapeOf(behind).shape === "noun" &&
    name.includes(" ") &&
    namesAThing(last) &&
    !isMaterialWord(last) &&
    ![head, ...core.split(" ")].some((word) => isSame(word, last))
  )
}

function fromPhrase(fact: Fact, text: string, phrase: NounPhrase): Attribute[] {
  const bare = text.replace(setOf, "")
  const name = nameIn(bare)
  const { modifiers, core } = readNounPhrase(name)
  // "A jar of sweets, in a box with a lid": behind a comma, it may be the box that has the lid.
  const tails = fact.isCareful ? tailsOf(bare.slice(name.length).split(", ")[0] ?? "") : []
  const [sort = ""] = core.split(" ")
  const own = [...phrase.modifiers.map(({ text: said }) => said), phrase.core].join(" ").split(" ")
  const isOther = core.includes(" ") && !own.some((word) => isSame(word, sort))
  const isOfRow = / (?:and|&|plus) /.test(name)
  return [
    ...modifiers
      // "Wire clips and Z-shaped lap clips": what is said of the last is not true of the others. "Rug hooking kits" for a mat
      // kit: the rug belongs to the hooking.
      .filter(({ kind }) => !isOther || !(isOfRow || kind === "name"))
      // "Merino and organic cotton" is not all cotton.
      .filter(({ kind }) => !isOfRow || kind !== "material")
      // A dolls house is one word.
      .filter(({ text: said }) => !(said === "dolls" && / dolls houses? /i.test(` ${name} `)))
      // "About one tile in five breaks", "selling a trailer"
      .filter(({ text: said }) => !isOfSeveral(said) && !/^(?:selling|offering|wanted)\b/.test(said))
      .filter(({ text: said }) => /\d/.test(said) || !/^(?:determiner|number|adverb|preposition)$/.test(kindOf(said)))
      .map((modifier) => fromModifier(modifier, fact)),
    ...tails.map(({ kind, text }) => makeAttribute(kind, text, fact)),
  ]
}

/** "Sold in sets of three" as a title says it: "sets of three". */
const countOf = (text: string): string => text.toLowerCase().replace(/^(?:sold|comes) (?:as|in) (?:an? )?/, "")

const isPlainSize = (text: string): boolean =>
  !/^\d[\d.,]* ?(?:lbs?|kg|g|oz|pounds?|grams?)$/i.test(text) &&
  /^\d[^,;:()]*\p{L}[^,;:()]*$/u.test(text) &&
  text.split(" ").length < 7

/** One color, not a choice of several. */
function colourOf(bare: string): string[] {
  const text = bare.toLowerCase().replace(/^(?:colou?r:? |in |(?:19|20)\d\d )/, "")
  return text.split(" ").length < 3 && !/\d/.test(text) && isColour(text.split(" ").at(-1) ?? "") ? [text] : []
}
