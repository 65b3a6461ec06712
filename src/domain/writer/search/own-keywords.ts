import { contentWords } from "../../text/content-words.ts"
import { splitList } from "../../text/split-list.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { canBeThird, kindOf } from "../type/word-kinds.ts"
import type { Understanding } from "../understanding.ts"
import { isColour } from "./word-classes.ts"

const maxWords = 5
const maxKeywords = 60

/** What the seller typed as keywords, as far as it is for this product and somebody would type it. */
export function ownKeywords(u: Understanding): string[] {
  const { brief, clean } = u
  const typed = [brief.targetKeywords, brief.videoTags, brief.shopifyTags]
    .flatMap((raw) => splitList(clean(raw)))
    .slice(0, maxKeywords)
  const fitting = typed
    .filter((phrase) => !/[,;|/]|\.\s/.test(phrase) && phrase.split(" ").length <= maxWords)
    .map((phrase) => phrase.toLowerCase())
    .filter((phrase) => phrase.includes(" ") || u.language !== "en" || isSingle(phrase))
  return withoutSiblings(withoutRepeats(fitting.map((phrase) => withHead(phrase, u.thing.name.toLowerCase()))), u)
}

/** "personalised dog", of a dog bandana: what stops before the noun of the name gets it. */
function withHead(phrase: string, name: string): string {
  const words = name.split(" ")
  const head = words.at(-1) ?? ""
  const known = new Set(contentWords(name))
  const isPart = phrase.includes(" ") && contentWords(phrase).every((stem) => known.has(stem))
  return isPart && words.length > 2 && phrase.split(" ").at(-1) === words.at(-2) && /^\p{L}{3,}$/u.test(head)
    ? `${phrase} ${head}`
    : phrase
}

/** A word alone is typed where it names a thing or is a name: "pram", "skyrim", and not "perfect" or "blue". */
const isSingle = (word: string): boolean =>
  word.length > 2 &&
  !isColour(word) &&
  ((namesAThing(word) && /^(?:noun|plural|ing)$/.test(kindOf(word)) && !canBeThird(word)) || /\d/.test(word))

/** Of phrases with the same words only the first is kept. */
function withoutRepeats(phrases: readonly string[]): string[] {
  const seen = new Set<string>()
  return phrases.filter((phrase) => {
    const key = [...contentWords(phrase)].sort().join(" ")
    const isNew = key !== "" && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Keywords are typed once for a whole shop: what names another of its products is not this one's. */
function withoutSiblings(phrases: readonly string[], { brief, subject }: Understanding): string[] {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  if (products.length < 2) return [...phrases]
  const stems = (text: string): ReadonlySet<string> => new Set(contentWords(text))
  const own = stems(`${subject.name} ${subject.description} ${subject.category}`)
  const named = stems(`${subject.name} ${subject.category}`)
  const isNamed = (phrase: string): boolean =>
    contentWords(phrase.split(" ").at(-1) ?? "").every((stem) => named.has(stem))
  return phrases.filter((phrase) => isNamed(phrase) && contentWords(phrase).every((stem) => own.has(stem)))
}
