import { headNoun, isPlural } from "../../text/words/plural.ts"
import { bareName, isSeveralThings } from "../read/thing.ts"
import { nameIn } from "../type/shape.ts"
import { firstText, type Understanding } from "../understanding.ts"
import { whomOf } from "./trouble.ts"

/** "This kit is for beginners." In a description, "For beginners." alone would be said of whatever was told last. */
export function withThing(body: string, u: Understanding): string {
  const { thing } = u
  const noun = headNoun(bareName(thing.name)).toLowerCase()
  // "Monstera in a 6-inch pot" is no pot, and "aprons" of a product called "apron" are several.
  const isSure =
    /^\p{Ll}+$/u.test(noun) &&
    isPlural(noun) === thing.isPlural &&
    !isSeveralThings(thing) &&
    nameIn(firstText(u)).split(" ").at(-1) === noun
  if (!isSure) return body
  const named = thing.isPlural ? `These ${noun} are` : `This ${noun} is`
  return whomOf(u.facts, u)
    .sentences.filter((sentence) => sentence.startsWith("For "))
    .reduce((text, sentence) => text.replace(sentence, () => `${named} f${sentence.slice(1)}`), body)
}
