import { isMaterial } from "../text/materials.ts"
import { isPlural } from "../text/plural.ts"
import type { Fact } from "./understand/facts.ts"
import { isPastEvent } from "./understand/fragment.ts"
import { conjuncts, readNounPhrase } from "./understand/noun-phrase.ts"
import { isPlainThing } from "./understand/plain-thing.ts"
import { isForm, verbForms } from "./understand/verbs.ts"
import { isAdjective, isDeterminer, isNumber, isPluralWord, plain } from "./understand/word-kinds.ts"
import { listed, type Wording } from "./wording.ts"

/** What a fact can be said as. */
export type Telling =
  /** After "it": "holds 12 oz", "is made of braided nylon". */
  | { readonly as: "predicate"; readonly text: string }
  /** A thing it has: "a silicone lip guard". */
  | { readonly as: "part"; readonly text: string }
  /** What one may choose from: "six shades from clear to plum". */
  | { readonly as: "option"; readonly text: string }
  /** A sentence of its own, without its full stop. */
  | { readonly as: "clause"; readonly text: string }
  /** Words that stand best by themselves: "body only". */
  | { readonly as: "note"; readonly text: string }

const containers =
  /^(?:mug|cup|bottle|flask|pot|jug|bowl|vase|glass|tumbler|jar|teapot|pan|bucket|tank|carafe|bag|backpack|tote|basket|box|planter|kettle|decanter|pitcher|tin|maker|press|dispenser|feeder|cooker|fryer|steamer|canister|container|cooler|thermos|pouch|tray|goblet|trough|can)s?$/
const volume = /^\d[\d.,]* ?(?:ml|l|cl|fl oz|oz|cups?|litres?|liters?|gallons?|quarts?|pints?)(?: capacity)?$/i
const solid =
  /^(?:mill|knife|hat|cap|shoe|boot|jacket|coat|shirt|tool|wrench|hammer|light|lamp|torch|flashlight|headlamp|chair|stool|tent|tarp|mat|pad|board|figure|toy|puzzle|doll|clock|watch|radio|camera|lens|drone|rod|reel|racket|bat|club|helmet|glove|belt|wallet|frame|stand|holder|hook|rack|scale|grinder|blade|axe|saw|bell|harness|saddle)s?$/i
const weight = /^\d[\d.,]* ?(?:g|kg|lbs?|pounds?|grams?)(?: weight| in all| in total| net)?$/i
const extent =
  /^\d[\d./,-]* ?(?:mm|cm|m|in|inch|inches|ft|feet|foot|metres?|meters?|yards?)?(?: ?[x×] ?\d[\d.,]* ?(?:mm|cm|m|in|inch|inches|ft|feet)?)+(?: .{1,20})?$|^(?:about |around |roughly |approx\.? |approximately )?\d[\d./,-]*[ -]?(?:mm|cm|m|mil|in|inch|inches|ft|feet|foot|metres?|meters?|yards?)(?: (?:long|tall|wide|high|deep|thick|square|round|diameter|in diameter|across)(?: (?:when )?(?:closed|open|folded|unfolded|extended|flat|packed|rolled|assembled|inflated))?| from (?:\w+ ){1,2}to (?:\w+ )?\w+)?(?: approx(?:imately|\.)?)?$/i
const options =
  /^(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|all) )?(?:[\p{L}-]+ ){0,2}(?:sizes?|shades|colou?rs|finishes|scents|flavou?rs|lengths|widths|styles|kinds|types|packs?|sets?|pairs|bags?|bundles?|one size|options|weights|grinds|editions?)\b|^\d[\d.]* ?(?:oz|lb|g|kg|ml|l) (?:jars|tubs|tins|bottles|cans|pouches|cartons)(?: and \d[\d.]* ?(?:oz|lb|g|kg|ml|l) \p{L}+)?$/iu

/** "8, 10 and 12 inch sizes" */
const rowOfSizes =
  /^\d[\d./]*(?: ?\p{L}{1,3})?(?:, \d[\d./]*(?: ?\p{L}{1,3})?)*,? (?:and|or) \d[\d./]*[ -]\p{L}+ (?:sizes?|lengths|widths|packs|bags|bottles|jars|pouches|tins|boxes|tubs|tubes|bars|rolls|skeins|spools|sachets|cans|cartons|pairs|panels|sheets|prints)$/iu
/** "46 x 54, 66 x 72 and 90 x 90 inch pairs": one of several, and "6 x 50 g" six of one. */
const rowOfExtents = /^\d[\d.]* x \d[\d.]*(?:, \d[\d.]* x \d[\d.]*)* and \d[\d.]* x \d[\d.]* ?\p{L}+/u
const several = /^\d+ ?[x×] ?\d[\d.,]* ?(?:g|kg|ml|cl|l|oz|fl oz|lb)$/i
const stuff = /^(?:NiMH|NiCd|Li-ion|LiPo|LiFePO4|PVC|ABS|PLA|PETG|TPU|EVA|HDPE|MDF)$/
const ages = /^(?:newborn|birth) (?:to|-|–) \d+ (?:months|years)$/i
const graded = /^\d[\d./]* ?(?:gauge|grit|ply|denier|gsm|mesh|tpi|thread count)$/i

/** "1.5 litre" is said as "1.5 litres". */
const severalOf = (text: string): string =>
  text.replace(/^(?!1 |0)(\d[\d.,]* ?(?:litre|liter|gallon|quart|pint|cup))$/i, "$1s")

/** The verb as the subject wants it: "it holds", "they hold". */
export function agree(predicate: string, isPluralSubject: boolean): string {
  if (!isPluralSubject) return predicate
  const [first = "", ...rest] = predicate.split(" ")
  const plural: Record<string, string> = {
    is: "are",
    was: "were",
    has: "have",
    "isn't": "aren't",
    does: "do",
    "doesn't": "don't",
  }
  const base =
    plural[first] ??
    verbForms(first).find(({ form }) => form === "third")?.base ??
    first.replace(/^(want|give|like|love|hate|seem|remain|feed|cause|mean|lack|allow)s$/, "$1")
  const others = rest
    .join(" ")
    .replace(/\b(and|,) (is|has|was) /g, (_, joint: string, verb: string) => `${joint} ${plural[verb] ?? verb} `)
  return [base, others]
    .filter(Boolean)
    .join(" ")
    .replace(/ and ([a-z]+s) (?=\w)/, (whole, verb: string) => {
      const found = verbForms(verb).find(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun)
      return found ? ` and ${found.base} ` : whole
    })
}

/** "light seals" + "replaced in 2026" -> "the light seals were replaced in 2026". */
function passiveClause({ subject, rest }: Fact, { inside }: Wording): string {
  const words = rest.split(" ")
  const isNegative = words[0] === "not"
  const participle = plain(words[isNegative ? 1 : 0] ?? "")
  const isNo = /^no\b/i.test(subject)
  const first = plain(subject.split(" ")[0] ?? "")
  const subjectText = isDeterminer(first) || isNumber(first) || isNo ? inside(subject) : `the ${inside(subject)}`
  const isMany = isPlural(readNounPhrase(subject).head) || / and /.test(subject)
  const verb = isPastEvent(participle) ? (isMany ? "were" : "was") : isMany ? "are" : "is"
  return `${subjectText} ${verb} ${rest}`
}

const colours =
  /^(?:(?:and|or|with|dark|light|pale|deep|bright|off|matte?|sky|navy|ocean|forest|olive|dusty|soft)?[ -]?(?:black|white|gr[ea]y|silver|gold|chrome|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|ivory|navy|teal|burgundy|charcoal|natural|tan|khaki|lilac|mint|turquoise|walnut|oatmeal)[ ,/-]*)+$/i

function nounTelling(fact: Fact, noun: string, wording: Wording): Telling {
  const text = fact.text
  if (text.includes(": ") || /^(?:(?:machine|hand) wash|wash|wipe|dry clean|keep|store|dishwash)\b/i.test(text))
    return { as: "note", text }
  // What is neither filled nor used up has ounces as its weight.
  if (/^\d[\d.]* ?oz$/i.test(text) && !containers.test(noun) && solid.test(noun))
    return { as: "predicate", text: `weighs ${text}` }
  if (volume.test(text))
    return {
      as: "predicate",
      text: `${containers.test(noun) ? "holds" : "contains"} ${severalOf(text.replace(/ capacity$/i, ""))}`,
    }
  if (rowOfExtents.test(text)) return { as: "predicate", text: `comes in ${text}` }
  if (several.test(text)) return { as: "predicate", text: `comes as ${text}` }
  if (stuff.test(text)) return { as: "predicate", text: `is ${text}` }
  if (graded.test(text)) return { as: "predicate", text: `is ${text}` }
  if (ages.test(text)) return { as: "predicate", text: `is for ages ${wording.inside(text)}` }
  if (weight.test(text)) return { as: "predicate", text: `weighs ${text.replace(/ (?:weight|net)$/i, "")}` }
  if (extent.test(text))
    return {
      as: "predicate",
      text: /(?:long|tall|wide|high|deep|thick|across)(?: (?:when )?\p{L}+)?\.?$/u.test(text)
        ? `is ${text}`
        : `measures ${text}`,
    }
  if (options.test(text) || rowOfSizes.test(text)) return { as: "option", text: wording.inside(text) }
  if (fact.role === "condition" || fact.role === "delivery" || fact.role === "device") return { as: "note", text }
  // "Twist-up", "pull-on"
  if (/^\p{L}{3,}-(?:up|down|on|off|in|out|over|back)$/iu.test(text))
    return { as: "predicate", text: `is ${text.toLowerCase()}` }
  if (colours.test(text)) return { as: "predicate", text: `is ${wording.inside(text)}` }
  const { head, tails } = readNounPhrase(text)
  const opening = tails[0]?.opener ?? ""
  if (head.split(" ").every(isAdjective) && (tails.length > 0 || head.split(" ").length === 1) && opening !== "of")
    return { as: "predicate", text: `is ${wording.inside(text)}` }
  if ((isMaterial(head) && !/^no /i.test(head)) || /^\d+% (?!of\b)/.test(text))
    return { as: "predicate", text: `is made of ${wording.inside(text)}` }
  if (fact.role === "proof") return { as: "note", text }
  if (/^[^,]{3,40} or [^,]{2,30}$/.test(text) && text.split(" ").length < 7)
    return { as: "option", text: wording.inside(text) }
  if (/^\d+\p{Lu}/u.test(text)) return { as: "note", text }
  if (/^(?:no|only|just|not) /i.test(text) || /[$£€]\d/.test(text) || /\b(?:only|free|each)$/i.test(text))
    return { as: "note", text }
  if (/^\d[\d.,]*%? ?\w{0,4}$/.test(text) || text.split(" ").length > 9) return { as: "note", text }
  const words = head.split(" ")
  const last = words.at(-1) ?? ""
  if (isForm(last, "participle") && !isForm(last, "base"))
    return {
      as: words.length === 1 ? "predicate" : "note",
      text: words.length === 1 ? `is ${wording.inside(text)}` : text,
    }
  // "Grind ring you can turn with one wet hand"
  const isContact = /^[\p{L} -]+ (?:(?:you|we) (?:can|will|could|may)|so (?:it|they|you)) /u.test(text)
  const isThing =
    isContact || fact.isPart === true || isDeterminer(words[0] ?? "") || (isPluralWord(last) && !/^\p{Lu}/u.test(last))
  return isThing ? { as: "part", text: wording.noun(text) } : { as: "note", text }
}

/** "Comes with charging cable and 1 year warranty" left out their articles. */
function withItsThings(text: string, wording: Wording): string {
  const [, verb = "", typed = ""] = /^(comes with|includes) ([^;:()]+)$/.exec(text) ?? []
  const items = conjuncts(typed)
  const isBare = (item: string): boolean =>
    item.split(" ").length < 5 && !/ (?:and|or|with|for|to|on|in|of) /.test(item) && isPlainThing(item)
  return typed !== "" && items.every(isBare) ? `${verb} ${listed(items.map((item) => wording.noun(item)))}` : text
}

export function tellingOf(fact: Fact, noun: string, wording: Wording): Telling {
  const text = wording.inside(fact.text)
  switch (fact.shape) {
    case "verb":
      return { as: "predicate", text: withItsThings(text, wording) }
    case "participle":
      return {
        as: "predicate",
        text: `${isPastEvent(fact.text.split(" ")[0] ?? "") && !/^\S+ by hand\b/.test(text) ? "was" : / since (?:\d{4}|the|our)\b/.test(text) ? "has been" : "is"} ${text}`,
      }
    case "adjective":
      return { as: "predicate", text: `is ${text}` }
    case "past":
      return { as: "note", text: fact.text }
    case "adjunct":
      if (/^in an? /.test(text)) return { as: "predicate", text: `comes ${text}` }
      if (/^(?:for|from) /.test(text)) return { as: "predicate", text: `is ${text}` }
      return text.startsWith("with ")
        ? { as: "part", text: wording.noun(text.slice(5)) }
        : { as: "note", text: fact.text }
    case "passive":
      if (/^not\b/i.test(fact.text)) return { as: "note", text: fact.text }
      return { as: "clause", text: passiveClause(fact, wording) }
    case "clause":
      return { as: "clause", text: clauseText(fact, wording) }
    case "imperative":
      return { as: "clause", text }
    case "gerund":
      return { as: "note", text: fact.text }
    case "noun":
      return nounTelling(fact, noun, wording)
  }
}

/** "Silicone lip guard stops burned lips" wants its article: "the silicone lip guard stops burned lips". */
function clauseText({ subject, rest, text }: Fact, { inside }: Wording): string {
  const words = subject.split(" ")
  const first = plain(words[0] ?? "")
  const isReady =
    words.length === 0 ||
    isDeterminer(first) ||
    isNumber(first) ||
    /^\p{L}+ty-\p{Ll}+$/iu.test(first) ||
    /^(?:(?:i|we|you|it|they|he|she|there|that|this)(?:['’]\p{L}+)?|nobody|nothing|no one|something|anything|none|neither|everyone|everything|if|when|once|while|unless|until|after|before|although|though|because|since|as|for|in|on|at|with|from|not|what|how|why|where|whoever|whatever)$/iu.test(
      first,
    )
  const small = inside(subject)
  if (
    isReady ||
    subject.includes(",") ||
    isPlural(subject) ||
    (small === subject && /^\p{Lu}/u.test(subject)) ||
    isForm(first, "ing")
  )
    return inside(text)
  return `the ${small} ${rest}`
}
