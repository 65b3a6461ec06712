import { capitalised } from "../../text/case/capitalised.ts"
import { ownVerb } from "../type/own-verb.ts"
import { shapeOf } from "../type/shape.ts"
import { wordsIn } from "../type/shaped.ts"

const commaOutside = /, (?![^()]*\))/
/** What says how, when or what else of the words before it. */
const goesOn =
  /^(?:it|its|it's|they|that|this|which|who|where|whose|not|and|or|but|so|then|also|if|when|once|while|until|because|as|with|for|in|on|at|to|from|by|of|all|both|each|one|ones)\b/i
/** "When it leaks, call me", "why it runs hot, it's the blade" */
const waits = /^(?:if|when|whenever|once|while|until|because|since|as|after|before|unless|although|why|how|what)\b/i
/** "100 pages (50 leaves)", "results and what they had": a verb in there tells nothing of the part. */
const inside = /[()]|\b(?:what|how|who|which)\b/i
const minWords = 3

/**
 * In haste, a comma often ends a sentence: "not for pressing comb, honey must be warm" are two. A part with its own
 * subject and verb, and an order to the buyer, begin a new one.
 */
export function withSplicesEnded(text: string): string {
  const parts = text.split(commaOutside)
  return parts
    .map((part, at) => {
      const before = (parts[at - 1] ?? "").split("; ").at(-1) ?? ""
      const [clause = ""] = part.split("; ")
      const isApart = begins(clause, before) && !(at === 1 && isName(before))
      return at === 0 ? part : isApart ? `. ${capitalised(part)}` : `, ${part}`
    })
    .join("")
}

/** "Gutter brush, you just lay it in": the name of the thing leads into what is said of it. */
function isName(text: string): boolean {
  const { shape, isCertain } = shapeOf(text)
  return shape === "noun" && isCertain && !/\d|^no\b/i.test(text)
}

/** "Cannot fit newborns without the insert, we don't have": what is not had was named before. */
const isOpen = /^(?:i|we|they|you) (?:don't|do not|can't|won't|didn't|haven't) \p{L}+$/iu

function begins(part: string, before: string): boolean {
  if (goesOn.test(part) || isOpen.test(part) || waits.test(before)) return false
  const { shape, isCertain } = shapeOf(part)
  if (part.split(" ").length < minWords) return false
  // "Show how I soak the cane, wedge it in and trim", "we take out old lifts, fill the holes": the same person goes on.
  if (shape === "command") return !/^(?:command|noun)$/.test(shapeOf(before).shape) && !/^(?:i|we|you) /i.test(before)
  return shape === "sentence" && isCertain && !inside.test(part) && ownVerb(wordsIn(part))?.isSure === true
}
