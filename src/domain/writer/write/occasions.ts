import { splitList } from "../../text/split/split-list.ts"
import { isPlural } from "../../text/words/plural.ts"
import { isUncounted } from "../../text/words/uncounted.ts"
import type { Fact } from "../fact.ts"
import { shapeOf } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { occasions } from "./frames.ts"
import { asSentence, inRunningText, joinAnd, withoutEnd } from "./grammar.ts"

const maxOccasions = 4
/** The occasions for it in a sentence, if each is certainly a noun; otherwise they become a line. */
export function occasionOf(facts: readonly Fact[], u: Understanding): { text: string; used: Fact } | null {
  const used = facts.find(({ topic, isEnglish }) => topic === "occasion" && isEnglish)
  if (used === undefined || u.genre !== "goods" || u.language !== "en") return null
  const items = splitList(withoutEnd(used.text))
  const isSafe = items.length > 0 && items.length <= maxOccasions && items.every(isTime)
  return isSafe
    ? {
        text: asSentence(occasions[0].replace("{x}", joinAnd(items.map((item) => inRunningText(item))))),
        used,
      }
    : null
}

const maxTime = 4

function isTime(item: string): boolean {
  // "Orders for Christmas close on 1 December" is a date.
  if (item.split(" ").length > maxTime) return false
  const { shape, isCertain } = shapeOf(item)
  const isTold = isPlural(item) || isUncounted(item) || /\p{Lu}/u.test(item)
  return shape === "noun" && isCertain && isTold
}
