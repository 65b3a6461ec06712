import { massNouns } from "../text/mass-nouns.ts"
import { isMaterialWord } from "../text/materials.ts"
import type { Told } from "./teller.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { isForm } from "./understand/verbs.ts"
import { isAdjective, isDeterminer, isNumber, isPreposition, isPronoun, plain } from "./understand/word-kinds.ts"

/** A few words that tell one thing from another: "Folding Handles", "450 ml", "hammered by hand". */
export interface Attribute {
  readonly text: string
  readonly stems: ReadonlySet<string>
  /** Can stand before the noun: "stoneware", "12 oz", "reversible". */
  readonly isDescribing: boolean
}

const maxWords = 4
const maxChars = 34

/** "Set of 5 with lids" is five words and still short. */
const isShort = (text: string): boolean => {
  const { length } = text.split(" ")
  return length <= maxWords ? text.length <= maxChars : length === maxWords + 1 && text.length < 23
}

const unit = /^(?:mm|cm|m|in|inch|inches|ft|feet|g|kg|oz|lb|ml|l|liters?|litres?|quarts?|hours?)$/i

/** "The face is 25 mm across" is a 25 mm face, "bearings are sealed" sealed bearings, "turned from beech" a beech handle. */
function formsOfClause(text: string): string[] {
  const [, subject = "", said = ""] = /^(?:the )?([\p{Ll}-]+(?: \p{Ll}+)?) (?:is|are) (.+)$/iu.exec(text) ?? []
  if (subject === "" || isDeterminer(subject.split(" ")[0] ?? "") || isPronoun(subject)) return []
  const [, size = ""] = /^(\d[\d.]* ?(?:mm|cm|inch(?:es)?))(?: (?:across|wide|long|tall|high|deep))?$/.exec(said) ?? []
  if (size !== "") return [`${size.replace(/inches$/, "inch")} ${subject}`]
  const material = /^\p{Ll}+ (?:out of|from|in|of) (\p{Ll}+)(?= and | with |, |$)/u.exec(said)?.[1] ?? ""
  if (isMaterialWord(material)) return [`${material} ${subject}`]
  const isQuality = /^[\p{Ll}-]{4,}$/u.test(said) && (isAdjective(said) || isForm(said, "participle"))
  return isQuality && !/^(?:included|available|washed|optional|separate)$/.test(said) ? [`${said} ${subject}`] : []
}

/** "Engraved in brass with a border and two initials": how, and what it has by that. */
function formsOfDeed(text: string): string[] {
  const words = text.split(" ")
  const starts = words.flatMap((word, at) => (at > 0 && isPreposition(word) ? [at] : []))
  const [, second] = starts
  const [, shown = ""] = / as ((?:\p{Ll}+ )?\p{Ll}+s)$/u.exec(text) ?? []
  const [, having = ""] = / with (.+)$/.exec(text) ?? []
  const parts = having === "" || isMass(having) ? [] : having.split(/,? and |, /).map(withoutArticle)
  const finish = /^finished with ([^,]{3,28})$/i.exec(text)?.[1] ?? ""
  return [
    finish === "" ? text.replace(/^made (?:of|from) (?=.*\p{L}$)/iu, "") : `${finish} finish`,
    second === undefined ? beforeJoint(text, / (?:with|in|by) /) : words.slice(0, second).join(" "),
    shown,
    ...parts,
  ]
}

/** "Saddle stitched with waxed thread" is saddle stitched, and "a solid brass buckle and D-ring" has a solid brass buckle. */
const beforeJoint = (text: string, joint: RegExp): string => {
  const [first = ""] = text.split(joint)
  return first !== text && first.split(" ").length > 1 ? first : ""
}

/** "Finished with beeswax and mineral oil": a board has no oil. */
const isMass = (text: string): boolean =>
  massNouns.has(text.split(" ").at(-1) ?? "") || /(?:oil|wax|varnish|lacquer|paint|glaze|stain)$/.test(text)

const withoutArticle = (text: string): string => {
  const [first = "", ...rest] = text.split(" ")
  return isDeterminer(first) && !/^(?:no|each|every|both|all)$/i.test(first) ? rest.join(" ") : text
}

/** Short forms of what one fact says, the fullest first. */
function shortForms({ fact, telling }: Told): string[] {
  const bare = withoutArticle(fact.text)
  const { head, tails } = readNounPhrase(bare)
  switch (fact.shape) {
    case "verb":
      return [
        bare
          .replace(/^(?:is|are) (?:also )?(?:an? )?/i, "")
          .replace(/^(?:holds|weighs|measures|contains|has) (?:an? )?/i, ""),
      ]
    case "participle":
      return formsOfDeed(bare)
    case "adjective":
      return [bare]
    case "clause":
      return formsOfClause(telling.text)
    case "passive":
      return [
        `${withoutArticle(fact.subject)} ${fact.rest}`,
        tails[0] === undefined ? "" : withoutArticle(fact.subject),
      ]
    case "noun":
      return [
        bare,
        // Without "across the top", 7 1/2 inches could be anything.
        tails.length > 0 && (tails[0]?.text === "" || !head.includes(" ") || unit.test(head.split(" ").at(-1) ?? ""))
          ? ""
          : head,
        /[,:]|\bor\b|^\d[\d.,/]* ?\p{L}{1,4} and\b/u.test(bare) || isDenied.test(bare)
          ? ""
          : beforeJoint(head, / and /),
        ...tails
          .filter(({ opener }) => opener === "with")
          .flatMap(({ text }) => text.split(/,? and |, /).map(withoutArticle)),
      ]
    case "adjunct":
      return [withoutArticle(bare.replace(/^with /i, ""))]
    default:
      return telling.as === "part" ? [withoutArticle(telling.text)] : []
  }
}

const isDenied = /^(?:no|not|only|without)\b/i

const describes = ({ fact, telling }: Told, text: string): boolean =>
  !text.includes(" and ") &&
  ((fact.shape === "adjective" && text.split(" ").length === 1) ||
    (fact.shape === "noun" && telling.as === "predicate" && text.split(" ").length < 3))

/** "Store below 70°F", "free pickup on Thursdays": what is done with it or around it tells it from no other. */
const isDeed =
  /^(?:store|keep|(?:hand |machine )?wash|wipe|dry|use|do not|don't|never|always|handle|shake|rinse|order|ships?|free (?:pickup|collection|delivery|shipping|postage)|posted|sent|shipped|dispatched|delivered|made to order|pickup|collection|delivery)\b(?! (?:box|bag|bucket|cloth|cover|case|jar|tin|rack|towel|bar|brush))/i

/** "2 heights (4 in / 5 in)" is cut before its bracket, where more stands in it than a model or a word. */
const withoutAsides = (text: string): string => text.replace(/\s*\([^()\s]+\s[^()]*\)/g, "").replace(/\s*\([^()]*$/, "")

/** "Great for cardigans" is praise, and a "great button" tells it from none. */
const isPraise = /^(?:great|good|nice|fine|lovely|suitable|ideal|perfect)$/i

export function attributesOf(told: readonly Told[]): Attribute[] {
  const out: Attribute[] = []
  for (const item of told) {
    if (isDeed.test(item.fact.text)) continue
    // "The pump runs under 30 dB and shuts off by itself when the water is low" is no name of anything.
    if (item.telling.as === "note" && item.fact.text.split(" ").length > 9) continue
    if (item.fact.role === "delivery" || item.fact.role === "condition" || item.fact.role === "story") continue
    for (const text of shortForms(item)) {
      const clean = withoutAsides(text)
        .replace(/[()]|\.(?!\d)/g, "")
        .replace(/ approx(?:imately)?$/i, "")
        .trim()
      const words = clean.split(" ")
      if (/^(?:in|on|at|for|from|by|under|over|to|because|so|since|which|that|when|if|not|change|two of) /i.test(clean))
        continue
      if (/^(?:no|not|only|just)$/i.test(clean)) continue
      if (clean === "" || !isShort(clean) || /[$£€:]/.test(clean)) continue
      // A file, a name, lids: alone in a title they tell nobody what is sold.
      if (
        words.length === 1 &&
        /^\p{Ll}{1,6}$/iu.test(clean) &&
        !isAdjective(clean.toLowerCase()) &&
        !isMaterialWord(clean) &&
        /^(?:part|clause)$/.test(item.telling.as)
      )
        continue
      if (
        isPraise.test(clean) ||
        / (?:date|number|code|inside|outside)$/i.test(clean) ||
        /(?:^| )(?:us|me|our|my)(?: |$)/.test(clean)
      )
        continue
      if (words.length === 1 && isNumber(clean) && !/[a-z]/i.test(clean)) continue
      const stems = contentStems(clean)
      if (stems.size === 0 || out.some((known) => shareIn(stems, known.stems) > 0.6)) continue
      out.push({ text: clean, stems, isDescribing: describes(item, clean) })
    }
  }
  return out
}

/** What does not say again what is there already. */
export const newTo = (text: string, attributes: readonly Attribute[]): Attribute[] => {
  const stems = contentStems(text)
  return attributes.filter(
    (attribute) => shareIn(attribute.stems, stems) < 0.5 && !text.toLowerCase().includes(plain(attribute.text)),
  )
}
