import { kindOf } from "../../text/words/word-kinds.ts"
import { nameIn, shapeOf } from "../type/shape.ts"

export const maxSubject = 6
const maxBeforeVerb = 9
const maxLead = 4
const making = "make|making|sew|knit|carve|weave|turn|build|sell|selling|stock|grow|print|list|listing|offer|hire"
const made = new RegExp(`^(?:\\p{L}+ ){0,3}(?:we|i) (?:am |are )?(?:also )?(?:${making}) (.+)$`, "isu")

/** The words before the verb; of "We make ringing ropes with a hemp tail", the ropes, and of "a shallow bowl of wire" the bowl. */
export function subjectIn(text: string): string {
  const [, object = ""] = made.exec(text) ?? []
  if (object !== "") return nameIn(object)
  const words = text.split(/\s+/).slice(0, maxBeforeVerb)
  const verb = words.findIndex((word, at) =>
    (at < maxSubject ? /^(?:auxiliary|third|past)$/ : /^auxiliary$/).test(kindOf(word)),
  )
  if (verb >= 0) return words.slice(0, verb).join(" ")
  const end = words.findIndex((word, at) => at > 0 && kindOf(word) === "preposition")
  // "Canoe, kayak and paddleboard hire on the Wye" is a row.
  const isRow = words.slice(0, Math.max(end, 0)).some((word) => /,$/.test(word))
  if (shapeOf(text).shape === "noun") return isRow ? words.slice(0, end).join(" ") : nameIn(text)
  // "The matching annexe zips on": no list knows that verb.
  const length = /^(?:the|our|this|its)$/i.test(words[0] ?? "") ? maxLead : 2
  return words.slice(0, Math.min(length, end < 0 ? length : end)).join(" ")
}

/** "The second is a developing tank with two reels" is about the tank. */
export const predicateIn = (text: string): string =>
  /^(?:\p{L}+ ){1,4}(?:is|are) (?:an?|the|our) (.+?)(?:,| with | for | that | which |[.;:]|$)/iu.exec(text)?.[1] ?? ""
