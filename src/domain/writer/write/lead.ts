import { isRightWord } from "../../text/spell/right-words.ts"
import { contentWords } from "../../text/words/content-words.ts"
import type { Fact } from "../fact.ts"
import { isTrait } from "../search/attributes/told-traits.ts"
import { nameIn } from "../type/shape.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import type { Understanding } from "../understanding.ts"
import { leads } from "./frames.ts"
import { asSentence, inRunningText, joinAnd, withoutEnd } from "./grammar.ts"

/** A first sentence, and the facts in it, which are not written again. */
export interface Opening {
  readonly text: string
  readonly used: readonly Fact[]
}

const maxFeatures = 3

/**
 * The name with its features, if no phrase of the seller says what the thing is: "No Pull Dog Harness in breathable
 * mesh with reflective stitching". Null if no feature is certain to be right there.
 */
export function leadOf(u: Understanding, told: readonly Fact[]): Opening | null {
  const { thing, genre, language, facts } = u
  if (genre !== "goods" || language !== "en" || thing.name === thing.seller) return null
  const name = new Set(contentWords(thing.name))
  const isFresh = ({ stems, isEcho, isEnglish, isCertain }: Fact): boolean =>
    !isEcho && isEnglish && isCertain && ![...stems].some((stem) => name.has(stem))
  const fresh = facts.filter(isFresh)
  const features = fresh.filter(isHad).slice(0, maxFeatures)
  const material = fresh.find(
    ({ topic, shape, text }) => topic === "material" && shape === "noun" && !/[\d,;]/.test(text),
  )
  const used = [...told, ...features, ...(material === undefined ? [] : [material])]
  const x = joinAnd(features.map(inside))
  if (x === "" && material === undefined) return null
  const frame = x === "" ? leads.in : material === undefined ? leads.with : leads.inWith
  const m = material === undefined ? "" : inside(material)
  return { text: asSentence(frame.replace("{name}", thing.name).replace("{m}", m).replace("{x}", x)), used }
}

const inside = ({ text }: Pick<Fact, "text">): string => inRunningText(withoutEnd(text))

/** A feature of few words whose last word is a common thing, and which is not a number, a limit or a name. */
function isHad({ text, topic, shape }: Fact): boolean {
  const bare = inside({ text })
  const words = bare.split(" ")
  const head = nameIn(bare).split(" ").at(-1) ?? ""
  return (
    topic === "feature" &&
    shape === "noun" &&
    words.length > 1 &&
    words.length < 6 &&
    !/[\d,;:()/]|\b(?:no|not|only|up)\b/i.test(bare) &&
    isRightWord((words[0] ?? "").toLowerCase()) &&
    namesAThing(head) &&
    !isTrait(bare.replace(" ", "-"))
  )
}
