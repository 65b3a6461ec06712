import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Understanding } from "../../understanding.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { isColour } from "../phrases/word-classes.ts"
import { inTitle } from "./in-title.ts"

/** What a keyword of the seller says of the thing before its name: "vintage" in "vintage theodolite", "willow" in "willow basket". */
export function qualitiesTyped(u: Understanding): string[] {
  const [head = ""] = contentWords(subjectOf(u).head)
  if (u.language !== "en" || head === "" || u.brief.products.length > 1) return []
  const own = contentWords(u.thing.name)
  return ownKeywords(u).flatMap((keyword) => {
    const [quality = "", ...named] = keyword.split(" ")
    const stems = contentWords(named.join(" "))
    // "Long" in "long sleeve shirt" is said of the sleeve.
    const isOfThing = stems.at(-1) === head && stems.every((stem) => own.includes(stem))
    return isOfThing && isQuality(quality, u) ? [inTitle(quality, u)] : []
  })
}

/** A word that says the same alone. What buyers can have done to it, or who it is for, is no quality of each one. */
const isQuality = (word: string, { thing }: Understanding): boolean =>
  (isMaterialWord(word) || isColour(word) || kindOf(word) === "adjective") &&
  !/^(?:custom|personali[sz]ed|engraved|inscribed|monogrammed|hand|best|cheap|new|used|wood|medium)/.test(word) &&
  // "Aluminum" of an aluminium stand
  !thing.name.toLowerCase().includes(word.slice(0, minShared))

const minShared = 5
