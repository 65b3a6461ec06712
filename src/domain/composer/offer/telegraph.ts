import { withArticle } from "../../text/article.ts"
import { massNouns } from "../../text/mass-nouns.ts"
import { headNoun } from "../../text/plural.ts"
import { isForm } from "../understand/verbs.ts"
import { isAdverb, isDeterminer, isNumber, isPreposition, isPronoun, plain } from "../understand/word-kinds.ts"

const noArticle =
  /^(?:some|any|no|none|both|all|each|every|one|two|three|several|plenty|lots|little|few|many|most|more|less|only|slight|minor|light|everything|nothing|nobody|someone|there|here|what|which|that|this|these|those)$/i
const masses =
  /^(?:wear|rust|damage|fading|staining|patina|tread|life|room|space|air|oil|water|fuel|work|attention|dust|mould|mold|love|cleaning|tarnish|foxing|yellowing|chrome|playwear|use|help|paint|glue|play|storage|power|memory|marking|pitting|corrosion|scratching|scuffing|bobbling|pilling|discolouration|discoloration)$/i

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

/** "has slow leak" is a telegram; "has a slow leak" is a sentence. */
export function withArticles(text: string): string {
  return text.replace(
    /\b(has|have|had|with|need|needs|without) ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?=$|[,;)]| (?:on|in|at|along|across|from|to|of|for|near|by|every|each|that|which|and|top|bottom|left|right|when|so)\b)/gu,
    (whole: string, verb: string, phrase: string) => {
      const words = phrase.split(" ")
      const [first = ""] = words
      const isVerbal = isForm(first, "participle") || isForm(first, "past") || /ing$/.test(words.at(-1) ?? "")
      if (!isBare(first) || isVerbal || isMass(headNoun(phrase)) || words.some((word) => /^(?:and|or)$/.test(word)))
        return whole
      return `${verb} ${withArticle(phrase)}`
    },
  )
}

/** "Front tire has a leak": of the thing's own parts one says "the". */
export function withSubject(text: string): string {
  const [first = ""] = text.split(" ")
  return isBare(first) && !/ing$/.test(first) ? `the ${text}` : text
}
