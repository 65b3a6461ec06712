import { isForm } from "../understand/verbs.ts"
import { isAdjective, isNumber, plain } from "../understand/word-kinds.ts"
import type { Wording } from "../wording.ts"

const side = /^(?:left|right|front|rear|back|top|bottom|upper|lower|inner|outer|original|new|small|light)$/i
const colour =
  /^(?:black|white|gr[ea]y|silver|gold|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|ivory|navy)$/i

/** A phrase inside a sentence; an adjective before a name is no name. */
export function insideOf(text: string, { inside }: Wording, brands: readonly string[]): string {
  if (brands.includes(text.split(" ")[0] ?? "")) return text
  const first = text.split(" ")[0] ?? ""
  const isPlainWord =
    isAdjective(first) ||
    colour.test(first) ||
    side.test(first) ||
    isForm(plain(first), "participle") ||
    isNumber(first)
  return isPlainWord && /^\p{Lu}\p{Ll}+$/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : inside(text)
}
