import { massNouns } from "../text/mass-nouns.ts"
import type { Telling } from "./predicates.ts"
import { isPredicate, plain } from "./understand/word-kinds.ts"
import type { Wording } from "./wording.ts"

const predicate = (text: string): Telling => ({ as: "predicate", text })

const award =
  /\b(?:awards?|stars?|seal|medal|prize|winner|certificate|certification|label|badge|standard|rating|mark|patent)\b/i

/** A mark, an award or a certificate, as one says that a thing has it. */
export function proofTelling(text: string, { inside }: Wording): Telling {
  const small = inside(text)
  const last =
    text
      .replace(/ \([^)]*\)$/, "")
      .split(" ")
      .at(-1) ?? ""
  const isSaying = isPredicate(last) || (/ed$/.test(last) && !/seed$/.test(last)) || /-free\b/.test(last)
  if (isSaying) return predicate(`is ${small}`)
  if (
    massNouns.has(plain(last)) ||
    /^(?:fabric|cotton|paper|wood|silicone|material|leather|wool|ingredients|beans)$/i.test(last)
  )
    return predicate(`is made with ${small}`)
  if (/\b(?:seal|label|mark|badge|standard|rating|certificate|certification)s?\b/i.test(text))
    return predicate(`carries ${/\d/.test(text) ? small : `the ${small}`}`)
  if (award.test(text)) return predicate(`has ${/^\p{Lu}/u.test(small) ? small : `the ${small}`} to its name`)
  if (text.split(" ").length > 4) return { as: "note", text }
  return predicate(/^\p{Lu}/u.test(small) ? `carries ${small}` : `is ${small}`)
}
