import { withArticle } from "../../text/article.ts"
import { massNouns } from "../../text/mass-nouns.ts"
import { headNoun, isPlural } from "../../text/plural.ts"
import { isForm } from "../understand/verbs.ts"
import { isAdverb, isDeterminer, isNumber, isPreposition, isPronoun, plain } from "../understand/word-kinds.ts"

const noArticle =
  /^(?:ever|if|when|where|because|since|so|hence|once|while|as|until|unless|but|and|or|not|some|any|no|none|both|all|each|every|one|two|three|several|plenty|lots|little|few|many|most|more|less|only|everything|nothing|something|anything|nobody|someone|there|here|what|which|that|this|these|those)$/i
const masses =
  /^(?:wear|rust|damage|fading|staining|patina|tread|life|room|space|air|oil|water|fuel|work|attention|dust|mould|mold|love|cleaning|tarnish|foxing|yellowing|chrome|playwear|use|help|paint|glue|play|storage|power|memory|marking|pitting|corrosion|scratching|scuffing|bobbling|pilling|discolouration|discoloration|stock|ram|storage|velvet|leather|half|part|brassing|toning|crazing|fraying|peeling|spotting|browning|warping|fogging|haze|fungus|mildew|separation|oxidation)$/i

const isBare = (word: string): boolean =>
  word !== "" &&
  !isDeterminer(word) &&
  !isNumber(word) &&
  !isPronoun(word) &&
  !isPreposition(word) &&
  !isAdverb(word) &&
  !noArticle.test(plain(word)) &&
  !/^\p{Lu}/u.test(word)

const isMass = (noun: string): boolean => masses.test(noun) || massNouns.has(noun.toLowerCase())

const measuredThing =
  /^\d[\d.,]*(?:[ -]?(?:mm|cm|m|inch|in|ft|cu ft|l|litre|kg|lb|GB|TB|W|V))? (?:\p{Ll}|SSD|HDD|screen|display|battery)/u

/** The phrase as it stands in a sentence: "a 36 mm steel case", "an original crown", "light scratches". */
export function articled(given: string): string {
  const text = given
    .replace(/^1 (?!(?:mm|cm|m|km|in|inch|ft|kg|g|lb|oz|l|ml|litre|liter|hp|w|v)\b)(?=\p{Ll})/u, "one ")
    .replace(/^(\p{L}+) \((\p{Ll}+)\)$/u, "$2 $1")
  const [first = ""] = text.split(" ")
  if (
    measuredThing.test(text) &&
    !isPlural(text) &&
    !/\d x \d|\b(?:high|wide|deep|long|tall|open|closed|limit)$/.test(text)
  )
    return withArticle(text)
  const isAcronym = /^\p{Lu}{2,} \p{Ll}{3,}/u.test(text)
  if (/^\p{Ll}+ (?:wear|rust|fading|damage|play|tread) /u.test(text)) return text
  return (isBare(first) || isAcronym) && !isMass(headNoun(text)) ? withArticle(text) : text
}

/** What is sold, when it is named for the first time: "an LG washer", "an 8 x 6 ft shed", "five wagons". */
export function named(name: string): string {
  const first = plain(name.split(" ")[0] ?? "")
  if (/ [-–] \p{Lu}/u.test(name)) return name
  return noArticle.test(first) || (isNumber(first) && !/^\d/.test(first)) ? name : withArticle(name)
}

/** "has slow leak" is a telegram; "has a slow leak" is a sentence. */
export function withArticles(text: string): string {
  if (/^(?:i|we) have \p{L}+(?:ed|wn|de|ut) /iu.test(text)) return text
  return text.replace(
    /\b(has|have|had|with|need|needs|without) ((?:(?!(?:that|which|for|not|from|so|and|or|to|every|each|at|on|in|when|if|of) )[\p{L}'-]+ ){0,2}(?!(?:that|which|for|not|been|and|or|every|each|at|on|in|when|if|of)\b)[\p{L}'-]+)(?=$|[,;)]| (?:on|in|at|along|across|from|to|of|for|near|by|every|each|that|which|and|top|bottom|left|right|when|so)\b)/gu,
    (whole: string, verb: string, phrase: string) => {
      const words = phrase.split(" ")
      const [first = ""] = words
      if (verb === "with" && words.length < 2) return whole
      const isVerbal = isForm(first, "participle") || isForm(first, "past") || /ing$/.test(words.at(-1) ?? "")
      if (!isBare(first) || isVerbal || isMass(headNoun(phrase)) || words.some((word) => /^(?:and|or)$/.test(word)))
        return whole
      return `${verb} ${withArticle(phrase)}`
    },
  )
}

/** "Front tire has a leak": of the thing's own parts one says "the". */
export function withSubject(text: string): string {
  const [first = "", second = ""] = text.split(" ")
  if (/^\p{Lu}{2,} \p{Ll}/u.test(text)) return `the ${text}`
  if (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) || isForm(first, "participle") || second === "or") return text
  if (/^(?:new|fresh|spare|second|replacement) \p{Ll}/u.test(text)) return withArticle(text)
  return isBare(first) && !(/ing$/.test(first) && isDeterminer(second)) ? `the ${text}` : text
}
