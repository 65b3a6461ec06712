import { hasSeveralProducts } from "../../../seo/brief.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import type { Fact } from "../../fact.ts"
import { nameIn } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { beginsWithVerb } from "../phrases/kind-of-thing.ts"
import type { NounPhrase } from "../phrases/noun-phrase.ts"
import { isColour } from "../phrases/word-classes.ts"
import { type Attribute, makeAttribute } from "./attribute.ts"
import { isSameThing } from "./fact-attributes.ts"
import { piecesOf } from "./fact-pieces.ts"
import { isLimited } from "./limits.ts"

/** Parts that the seller lists: "folding handles". */
export function partsOf(u: Understanding, phrase: NounPhrase, limits: ReadonlySet<string>): Attribute[] {
  const isDescribed = u.brief.products.length === 1 && u.subject.description.trim() !== ""
  return piecesOf(u.facts)
    .filter((fact) => {
      const { topic, shape, isCertain, isEnglish, text, field } = fact
      return (
        isEnglish &&
        isCertain &&
        shape === "noun" &&
        /^(?:what|feature|included)$/.test(topic) &&
        !isLimited(text) &&
        // "The shelves hold hubs and brake levers": what a shop says about all its products is not about one product's parts.
        (hasSeveralProducts(u.brief) ? field === "productDescription" : !isDescribed || field !== "description") &&
        // In running text and in haste, nobody knows whether it is a part.
        isListed(fact)
      )
    })
    .filter((fact) => !isSameThing(fact, phrase))
    .flatMap((fact) => partIn(fact, limits))
}

/** Listed as a part, and not only mentioned. */
export const isListed = ({ isCareful, field, isOfRow }: Pick<Fact, "isCareful" | "field" | "isOfRow">): boolean =>
  isCareful && (isOfRow === true || /^(?:keyFeatures|productDescription)$/.test(field))

/** A part is a name alone, or a name with its use. */
function partIn(fact: Fact, limits: ReadonlySet<string>): Attribute[] {
  const bare = withoutEnd(fact.text)
  const cut = nameIn(bare)
  const name = cut.replace(/^(?:an?|the|our|each|every) /i, "")
  const isWhole = /^(?:\s+(?:for|with|that|in the box|included)\b.*|\s+in \p{Ll}{2,3} and .*)?$/u.test(
    bare.slice(cut.length),
  )
  // "The legs unbolt with a spanner." is a sentence, even if its verb is unknown.
  if (/^(?:the|our) /i.test(cut) && fact.text.endsWith(".")) return []
  const low = name.toLowerCase()
  if (!isWhole || /^\d/.test(name) || beginsWithVerb(name) || contentWords(name).some((stem) => limits.has(stem)))
    return []
  if (isColour(low.split(" ").at(-1) ?? "")) return []
  const isListed = /Features$/.test(fact.field)
  // "Deep enough for a low puff"
  return isThingPhrase(low) && !/ (?:enough|too)$/.test(low)
    ? [makeAttribute("has", inSmall(name), fact, isListed ? 0.5 : 0)]
    : []
}

const inSmall = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
