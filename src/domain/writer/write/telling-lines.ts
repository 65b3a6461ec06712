import { splitSentences } from "../../text/split/split-sentences.ts"
import { contentWords } from "../../text/words/content-words.ts"
import type { Fact } from "../fact.ts"
import { isProduct } from "../is-product.ts"
import { flaw, isLimited } from "../search/attributes/limits.ts"
import { isHasty, type Understanding } from "../understanding.ts"
import { isAside } from "./aside.ts"
import type { Heading } from "./frames.ts"
import { asItem, asSentence, countWords } from "./grammar.ts"
import { wordsOf } from "./headed.ts"
import { isBareSubject } from "./lacks-article.ts"
import { isLimit } from "./limit.ts"
import { labelOf } from "./lines.ts"
import { openingOf } from "./opening.ts"
import { shopOpeningOf } from "./passage.ts"
import { isSpoken } from "./spoken.ts"

const maxListed = 60

export const label = /^\p{Lu}[\p{L} ]{1,18}: /u
/** Labels whose values a searcher looks for. */
const valued = /^(?:Condition|Size|Material|Colou?rs?|Weight|Capacity|Location): /
/** Among hasty words, only a field of the form surely says what its label does. */
const typedValue = /^(?:Condition|Location): /

/** The sentences and lines of a description that tell a searcher about the thing: no headings, stories, prices or questions. */
export function tellingLines(body: string, u: Understanding): string[] {
  const ofShop = asSentence(shopOpeningOf(u.facts)?.text ?? "")
  const troubles = new Set(u.facts.filter(({ topic }) => topic === "pain").map(({ text }) => asSentence(text)))
  const lines = body.split("\n")
  const notices: readonly Heading[] = ["included", "care", "notes"]
  const isNoticed = new Set(notices.map((heading) => wordsOf(heading, u)))
  return lines.flatMap((line, at): string[] => {
    const isListed = line.startsWith("- ")
    const isState = lines[at - 1] === wordsOf("condition", u) && !label.test(line.replace(/^- /, ""))
    const bare = line.replace(/^- /, isState ? `${labelOf("condition", u)}: ` : "")
    const isHeading = !isListed && !/[.!]["')\]]*$/.test(line)
    const isAnswer = /\?$/.test(lines[at - 1] ?? "")
    const heading = lines.slice(0, at).findLast((before) => before === "" || isNoticed.has(before)) ?? ""
    if (heading !== "" || isHeading || isAnswer) return []
    // "For sale in Paisley" has said it.
    if (bare.startsWith("Location: ") && openingOf(u).text === "") return []
    if (label.test(bare))
      return (isHasty(u) ? typedValue : valued).test(bare) || isPriceTold(bare, u) ? [asSentence(bare)] : []
    const said = isListed ? [...u.facts, ...u.runs].find(({ text }) => asItem(text) === bare) : undefined
    // An item of a list is no running text, unless it is a whole sentence.
    if (isListed && (said === undefined || !isWhole(said, u))) return []
    const sentences = splitSentences(bare)
    const isTelling = (sentence: string): boolean =>
      countWords(sentence) > 1 &&
      sentence !== ofShop &&
      !troubles.has(sentence) &&
      !tellsRange(sentence, u) &&
      !isLimit(sentence) &&
      !isNotice(sentence, u) &&
      !isAside(sentence, u) &&
      !(u.genre !== "service" && flaw.test(sentence)) &&
      !opensWithName(sentence, u)
    const isReached = (before: string): boolean => isTelling(before) || openingOf(u).text.includes(before)
    return sentences
      .filter((sentence, at) => isTelling(sentence) && (!follows.test(sentence) || isReached(sentences[at - 1] ?? "")))
      .map((sentence) => (isListed ? asSentence(sentence) : sentence))
  })
}

/** "Afterwards it holds for nineteen seconds" needs the sentence that says after what. */
const follows = /^(?:then|afterwards?|after that|later|next)\b/i

/** "Wash by hand only", "please lift it with both hands", "the vice is not included": nobody searches for it. */
const isNotice = (sentence: string, { genre }: Understanding): boolean =>
  /^please\b|\bnot (?:included|covered|supplied)\b/i.test(sentence) || (genre === "goods" && careNote.test(sentence))
const careNote =
  /^(?:(?:hand |machine )?wash|wipe|soak|rinse|store|keep|avoid|handle|never|do not|don't) (?:\p{L}+ )?(?:by|in|it|them|the|with|clean|only|away|out|dry|cold|warm|under|near|from|on|use|put|leave)\b/iu

/** "We sell shearing combs, cutters and moccasins" is said of the shop, and the moccasins are one of its products. */
export const tellsRange = (text: string, u: Understanding): boolean =>
  isProduct(u) && (u.thing.sold?.each.length ?? 0) > 1 && /^(?:we|i) (?:sell|stock|make|supply)\b/i.test(text)

/** A part of a hasty text is no running text, no matter how whole it looks. */
const isWhole = ({ text, shape, topic, isCertain, isCareful, field }: Fact, { genre }: Understanding): boolean =>
  isCareful &&
  shape === "sentence" &&
  isCertain &&
  !(/Features$/.test(field) && isBareSubject(text)) &&
  topic !== "condition" &&
  (genre === "service" || !isLimited(text)) &&
  isSpoken(text) &&
  !text.includes(",") &&
  text.length <= maxListed

export const priced = /^Price(?: range)?: /

/** Where things are sold used, of an app, or for goods typed in haste, since little else is certain there. */
const isPriceTold = (line: string, u: Understanding): boolean =>
  priced.test(line) && (/^(?:local|auction)$/.test(u.genre) || u.genre === (isHasty(u) ? "goods" : "app"))

/** "Bugaboo Fox 2. Bugaboo Fox 2 black frame": the name was said just before. */
export function opensWithName(sentence: string, { thing }: Understanding): boolean {
  const name = contentWords(thing.name)
  const opening = contentWords(sentence).slice(0, name.length)
  return name.length > 1 && opening.filter((stem) => name.includes(stem)).length >= name.length * mostOfName
}

export const mostOfName = 0.7
