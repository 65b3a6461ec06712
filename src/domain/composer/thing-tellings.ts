import { withArticle } from "../text/article.ts"
import { massNouns } from "../text/mass-nouns.ts"
import { isMaterial } from "../text/materials.ts"
import { isPlural } from "../text/plural.ts"
import { isBareList } from "./bare-list.ts"
import { figureTelling, rangeTelling } from "./figure-telling.ts"
import { isConsumable, isIngredient } from "./is-ingredient.ts"
import { isOtherName } from "./is-other-name.ts"
import { packTelling } from "./pack-telling.ts"
import type { Telling } from "./predicates.ts"
import { proofTelling } from "./proof-telling.ts"
import { shadeTelling } from "./shade-telling.ts"
import { tellTelegram } from "./tell-telegram.ts"
import type { Fact } from "./understand/facts.ts"
import { conjuncts, readNounPhrase } from "./understand/noun-phrase.ts"
import { isPlainThing } from "./understand/plain-thing.ts"
import { contentStems, stem } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { isForm } from "./understand/verbs.ts"
import { isAdjective, isDeterminer, isNumber, isPluralWord, plain } from "./understand/word-kinds.ts"
import { useTelling } from "./use-telling.ts"
import { listed, type Wording } from "./wording.ts"

const predicate = (text: string): Telling => ({ as: "predicate", text })
const part = (text: string): Telling => ({ as: "part", text })
const clause = (text: string): Telling => ({ as: "clause", text })

const holders =
  "bottle|jar|pot|tin|tub|tube|bag|box|pouch|sachet|can|carton|packet|tumbler|pump|dropper|roll|skein|sleeve|case|wrapper|envelope"
const holder = new RegExp(
  `^(?:[\\d.,/]+ ?(?:ml|l|g|kg|oz|fl oz|lb|cl)? )?(?:[\\p{L}\\d-]+ ){0,3}(?:${holders})s?(?: of .+| (?:with|that|which|for) .+| [\\d].*)?$`,
  "iu",
)
const figure = /(?:\d[\d.,/]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/.source
const measure = `(?:about |around |approx\\.? )?${figure}(?:[ -]?(?:mm|cm|m|in|inch|inches|ft|feet|g|kg|oz|lb|lbs|ml|l))?(?: ?[x×-] ?\\d[\\d.,/]*(?: ?(?:mm|cm|m|in|inches|ft|g|oz))?)*(?: ?(?:mm|cm|m|in|inches|inch))?`
const thingMeasured = new RegExp(
  `^(?!size|sizes|pack|pitch)((?:[\\p{L}-]+ ){0,2}[\\p{L}-]{3,}):? (${measure}(?: (?:long|tall|wide|high|deep|thick|approx|across))?)$`,
  "iu",
)
const eachOne = /^(.{2,40}),? each$/i
const rating =
  /^\d[\d.,]*(?:K|p|G|V|W|mAh|Hz|kHz|GHz|dB|GB|TB|MP|rpm|psi|lm|BTU| (?:lumens|watts|volts|V|W|Hz|rpm|dB|mAh|GB|megapixels|psi))\b/
/** Things that are only told of in their own number: "24 sheets of paper", "270 hex nuts DIN 934". */
function isCounted(text: string): boolean {
  const words = text.split(" ")
  if (/^(?:oz|fl|ml|l|g|kg|lb|mm|cm|m|in|inch|ft)$/.test(words[1] ?? "")) return false
  return isNumber(words[0] ?? "") && words.slice(1, 5).some(isPluralWord)
}

/** What stands where a thing was looked for, and is none: "so stretchy", "roll back and forth", "fits pots 6-10 in". */
function isThing(text: string): boolean {
  const words = text.split(" ")
  const [first = ""] = words
  if (
    /^(?:an? |the )?(?:so|yes|why|how|what|any|not|dm|fits?|holds?|works?|ships|write|posted|sent|shipped|best before|needs|keeps|lasts|will|can|like|lol|very|too|also|just|only|is|are)\b/i.test(
      text,
    )
  )
    return false
  if (/^(?:an? |the )?\p{L}+ (?:it|them|me|you|us)\b/iu.test(text) || /\b(?:only|not)\b/.test(text)) return false
  if (/^(?:an? )\p{L}+ (?:back|up|down|out|off|away)\b/iu.test(text)) return false
  if (/^[^\p{L}\p{N}"'(]|\/\/|--/u.test(text)) return false
  return words.length > 1 || !isAdjective(first)
}

/** A thing for sale can be told of in more ways than a service or an app: it has parts, ingredients and a packing. */
export function tellThing(fact: Fact, given: Telling, u: Understanding, wording: Wording): Telling {
  const telling = readThing(fact, given, u, wording)
  if ((telling.as === "part" || telling.as === "option") && !isThing(telling.text))
    return { as: "note", text: fact.text }
  const isNamed = telling.as === "part" || (telling.as === "predicate" && /^is made with /.test(telling.text))
  // One word among others that it is made with is an ingredient, whether or not a list knows it.
  const isOne = telling.as === "predicate" && /^\p{Ll}{4,}$/iu.test(fact.text)
  if (isNamed && !isOne && fact.shape === "noun" && !isPlainThing(withoutNo(fact.text)))
    return { as: "note", text: fact.text }
  return telling.as === "part" ? (figureTelling(telling.text) ?? telling) : telling
}

/** "No bobble to chew" is told as a thing that is not there. */
const withoutNo = (text: string): string => text.replace(/^(?:no|an?|the) /i, "")

const isOfStraw = /^is made of .*(?<!(?:natural|wheat|paper) )straw$/

function readThing(fact: Fact, telling: Telling, u: Understanding, wording: Wording): Telling {
  const text = fact.text.replace(/[.;,]+$/, "")
  const done = tellTelegram(text, u)
  if (done !== null) return done
  if (fact.shape === "adjunct" && telling.as === "note") return adjunctTelling(text, wording, telling)
  const isNoun = fact.shape === "noun"
  const said = isNoun && fact.role !== "condition" ? (rangeTelling(text, u.isPlural) ?? shadeTelling(text)) : null
  if (said !== null) return said
  const each = eachOne.exec(text)?.[1]?.replace(/^(?:weigh|cost|measure)s? /i, "")
  if (isNoun && each !== undefined && /\d/.test(each))
    return clause(
      `each ${/[$£€]/.test(each) ? "costs" : /\d ?(?:g|kg|oz|lb)\b/.test(each) ? "weighs" : /\d ?(?:mm|cm|m|in|inch|inches|ft|feet)\b|\d ?[x×] ?\d/.test(each) ? "measures" : "has"} ${each}`,
    )
  if (isNoun && isOfStraw.test(telling.text)) return part(wording.noun(wording.inside(text)))
  const [, quality = "", named = ""] = /^(.+(?:-free| certified| tested| approved)) (\p{L}+)$/u.exec(text) ?? []
  if (isNoun && fact.role === "proof" && named !== "") return clause(`the ${named} is ${wording.inside(quality)}`)
  if (!isNoun || (telling.as !== "note" && telling.as !== "part" && telling.as !== "option")) return telling
  const small = wording.inside(text)
  if (/^no (?:tumble|bleach|iron|dishwasher|microwave|dry clean)/i.test(small)) return { as: "note", text }
  if (/^no [\p{L}-]+(?: [\p{L}-]+)?$/u.test(small)) return part(small)
  if (/ (?:yes|no)$/i.test(text)) return { as: "note", text: text.replace(/ (yes|no)$/i, ": $1") }
  if (isCare.test(text)) return { as: "note", text }
  // "With notes of toasted bread": a taste, and nothing that is in it.
  if (/^(?:notes|hints?) of /.test(small)) return part(small)
  if (fact.isPart === true && isBareList(small))
    return isConsumable(u) ? predicate(`is made with ${small}`) : part(small)
  if (fact.isPart === true && text.split(" ").length < 18) return part(wording.noun(small))
  const coloured = /^colou?rs?:? (?!pages?|charts?)(.+)$/i.exec(text)?.[1]
  if (coloured !== undefined && fact.role !== "size")
    return predicate(`${/ or |\/|, /.test(coloured) ? "comes in" : "is"} ${coloured}`)
  return readNoun(fact, telling, u, wording)
}

/** What is neither care, a colour nor a part that the brief itself calls one. */
function readNoun(fact: Fact, telling: Telling, u: Understanding, wording: Wording): Telling {
  const text = fact.text.replace(/[.;,]+$/, "")
  const small = wording.inside(text)
  const labelled = labelledTelling(text, u)
  if (labelled !== null) return labelled
  if (/^[$£€][\d.,]+$/.test(text)) return predicate(`costs ${text}`)
  if (/^(?:an? )?(?:limited |open )?edition of \d+/i.test(text)) return predicate(`comes in ${wording.noun(text)}`)
  if (telling.as === "option" && /\b(?:exist|are|is|come)\b/.test(text)) return clause(small)
  const pack = packTelling(text, u)
  if (pack !== null) return pack
  if (u.isPlural && /^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:pieces|pcs)\b/i.test(text))
    return clause(`there are ${small.toLowerCase()}`)
  if (isCounted(text) && holder.test(text)) return part(small)
  if (
    holder.test(text) &&
    !/^(?:each|every|no|pack|set|write|put|leave|add|send|message)\b/i.test(text) &&
    fact.isPart !== true &&
    fact.role !== "condition"
  )
    return predicate(
      `comes in ${/ (?:that|which) /.test(small) ? wording.noun(small) : isPlural(small) ? small : withArticle(small.replace(/^(\d[\d.]*) in (?=\p{L})/u, "$1 inch "))}`,
    )
  if (telling.as === "option") return telling
  if (/^(?:about |around |up to )?[\d-]+ (?:hours|days|weeks|months|years)\b/i.test(text) && text.split(" ").length < 6)
    return predicate(`${/hours/.test(text) && /candle|melt/.test(u.noun) ? "burns for" : "lasts"} ${small}`)
  const measured = thingMeasured.exec(small)
  if (
    measured?.[1] !== undefined &&
    measured[2] !== undefined &&
    !/wash|heat|pack|every|ed\b|^(?:in|up|about|weighs?|from|age|over|under|run time)\b/i.test(measured[1]) &&
    /\d/.test(measured[2])
  )
    return clause(
      `${/^the /.test(measured[1]) ? "" : "the "}${measured[1]} ${isPlural(measured[1]) ? (/x|×/.test(measured[2]) ? "measure" : "are") : /x|×/.test(measured[2]) ? "measures" : "is"} ${measured[2]}`,
    )
  if (fact.role === "proof") return proofTelling(text, wording)
  const { head: promised, tails } = readNounPhrase(small)
  if (isOtherName(promised, fact, u)) return predicate(`is ${wording.noun(small)}`)
  const isPromised = fact.role === "promise" && tails[0]?.opener === "to" && isPlural(promised)
  if (isPromised) return part(small)
  if (fact.role !== "what" && fact.role !== "feature") return telling
  if (isCounted(text) && text.split(" ").length < 16) return part(small)
  if (rating.test(text) && /(?:plug|adapt[eo]r|charger|battery|cable|motor)$/i.test(text))
    return part(withArticle(small))
  if (rating.test(text) && text.split(" ").length < 6)
    return predicate(`${/^\d+(?:K|p|G)\b/.test(text) ? "does" : "is rated at"} ${text}`)
  return nounTelling(fact, telling, u, wording)
}

function adjunctTelling(text: string, wording: Wording, otherwise: Telling): Telling {
  const small = wording.inside(text)
  if (/^in /.test(small) && holder.test(small.slice(3)) && isPlural(small.slice(3))) return predicate(`comes ${small}`)
  const [, pot = ""] = /^in (\d[\d.]*) in (?=\p{L})/u.exec(small) ?? []
  if (pot !== "") return predicate(`comes in ${withArticle(small.replace(/^in \S+ in /, `${pot} inch `))}`)
  if (/^in /.test(small) && colourWord.test(small.split(" ").at(-1) ?? "")) return predicate(`comes ${small}`)
  if (
    /^in (?:\d(?!.*(?:days|weeks|hours|minutes|months|years|seconds)\b)|[\p{L}-]+ (?:sizes|colou?rs|shades|finishes))/iu.test(
      small,
    )
  )
    return predicate(`comes ${small}`)
  if (/^on an? (?!\p{Lu})/u.test(small)) return predicate(`comes ${small}`)
  if (/^(?:over|under|on|near|inside|without|by|at|after|until|up to)\b/.test(small)) return { as: "note", text }
  return otherwise
}

const isDetermined = (head: string): boolean => /^(?:\d|solid|pure|real|genuine|full)/i.test(head)

/** "Pick color: green / mustard" and "Heat: medium": a label and what belongs under it. */
function labelledTelling(text: string, { name }: Understanding): Telling | null {
  const [whole, label = "", value = ""] = /^([\p{L} ]{3,24}): (.+)$/u.exec(text) ?? []
  if (whole === undefined) return null
  const choice =
    /^(?:pick |choose |available |in )?(?:a |your )?(colou?r|size|scent|flavou?r|shade|finish|style|length)s?$/i.exec(
      label,
    )
  if (choice !== null && /[,/]| or | to /.test(value)) {
    const items = value.split(/ ?\/ ?|, /)
    return items.every((item) => item.split(" ").length < 4)
      ? predicate(`comes in ${listed(items, "or")}`)
      : { as: "note", text }
  }
  const small = label.toLowerCase()
  if (name.toLowerCase().includes(small) && value.includes(","))
    return predicate(`smells of ${listed(value.split(", ").map((item) => item.replace(/^and /, "")))}`)
  const words = value.split(" ").length
  return words < 6 && label.split(" ").length < 3
    ? clause(`the ${small} ${isPlural(small) ? "are" : "is"} ${value}`)
    : { as: "note", text }
}

const isCare =
  /^(?:(?:machine|hand|surface|spot|dish)[- ]?wash|wash|wipe|dry clean|keep|store|iron|do not|shake|rinse|water)\b/i

const asides = /^(?:no(?!-)|not|only|just|free|approx|plus|etc|new|pick|choose|size|sizes|care|colou?r|note)\b/i
const kinds =
  /^(?:download|gift|set|kit|pack|bundle|print|original|reproduction|replica|staple|classic|all-rounder|alternative|roast)$/i

function nounTelling(fact: Fact, telling: Telling, u: Understanding, wording: Wording): Telling {
  const text = fact.text.replace(/[.;,]+$/, "")
  const small = wording.inside(text)
  if (/^(?:notes|hints|touches|layers) of /.test(small)) return part(small)
  if (/^no \S+(?: \S+){0,3}$/.test(small)) return part(small)
  const row = /^(\p{L}+s) (\d[\d./ ,-]*(?: ?(?:mm|cm|m|in|g|kg|oz|ml))?)$/u.exec(small)
  if (row !== null) return clause(`the ${row[1]} are ${listed((row[2] ?? "").split(" / "))}`)
  // "340 g of whole beans" is how much of them there is.
  if (/^\d[\d.,/]* ?(?:oz|lb|kg|g|ml|cl|l)s? of \p{L}/u.test(small) && text.split(" ").length < 9)
    return predicate(`comes as ${small}`)
  const series = small.split(" / ")
  if (series.length > 2 && series.every((item) => item.split(" ").length < 4))
    return predicate(`comes in ${listed(series)}`)
  if (
    /^\d[\d.,/]*[ -](?:inch|in|mm|cm|m|ft|lb|kg|g|oz|ml|l)s? (?!wide|tall|high|long|deep|thick|across|with|in|or)\p{L}/u.test(
      text,
    ) &&
    text.split(" ").length < 12
  )
    return part(
      listed(
        conjuncts(small).map((item) =>
          isPlural(item) || isDeterminer(item.split(" ")[0] ?? "") ? item : withArticle(item),
        ),
      ),
    )
  if (asides.test(text) || text.includes(": ") || /[$£€"]/.test(text)) return telling
  const { head } = readNounPhrase(small)
  const words = head.split(" ")
  const last = plain(words.at(-1) ?? "")
  if (words.length > 5 || /\p{L}*\p{Lu}{2}/u.test(words.at(-1) ?? "") || /\d/.test(last)) return telling
  if (/^(?:wash|clean|dry|iron|care|shipping|delivery|postage|use|trade)$/.test(last)) return telling
  if (colourWord.test(last) && words.length < 5) return predicate(`is ${small}`)
  if (/(?:^|-)(?:friendly|ready|safe|proof|free|compatible|resistant)$/.test(last) && words.length < 5)
    return predicate(`is ${small}`)
  if (words.every(isAdjective)) return predicate(`is ${small}`)
  if (telling.as === "part") return telling
  if (isForm(last, "participle") && !isForm(last, "base")) return telling
  if (/(?:less|ful|able|ible|ous|proof|-lined|-free)$/.test(last) && words.length < 3) return predicate(`is ${small}`)
  const use = useTelling(small, u)
  if (use !== null) return use
  const isKind =
    u.category !== "" &&
    contentStems(u.category).has(stem(last)) &&
    !u.name.endsWith(last) &&
    isPlural(small) === u.isPlural
  if (isKind || kinds.test(last)) return predicate(`is ${wording.noun(small)}`)
  if (isMaterial(head)) return predicate(`is made ${isDetermined(head) ? "of" : "with"} ${small}`)
  const isMass = massNouns.has(last) || (!/\d/.test(small) && isIngredient(last, words.length, u))
  const kin = u.facts.filter((other) => other.sentence === fact.sentence && other !== fact)
  if (!/ /.test(small) && kin.filter((other) => isAdjective(other.text)).length > 1) return predicate(`is ${small}`)
  if (isMass && text.split(" ").length < 9 && !isDeterminer(words[0] ?? ""))
    return isIngredient(last, words.length, u)
      ? predicate(`${/candle|melt|perfume|diffuser|cologne/.test(u.noun) ? "smells of" : "is made with"} ${small}`)
      : /^(?:ink|paint|varnish|lacquer|glue|thread|stuffing|padding|wadding|foam|fill)$/.test(last)
        ? predicate(`is made with ${small}`)
        : part(massNouns.has(last) || isDoing(last) ? small : wording.noun(small))
  return text.split(" ").length < 12 ? part(isDoing(last) ? small : wording.noun(small)) : telling
}

/** "Reflective stitching" and "tool-free cleaning" take no article; a lining does. */
const isDoing = (last: string): boolean =>
  /ing$/.test(last) &&
  !/^(?:r|str|k|w|spr|sw|earr)ing$|^(?:lining|opening|fitting|setting|coating|covering|backing|drawing|painting|binding|rating|casing|housing|handling|building|pudding|filling|topping|clothing)$/.test(
    last,
  )

const colourWord =
  /^(?:black|white|gr[ea]y|silver|gold|chrome|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|ivory|navy|teal|burgundy|charcoal|tan|khaki|lilac|mint|turquoise|plum|coral|rust|mustard|sage)$/
