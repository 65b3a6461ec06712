import type { Pattern } from "../../rule-book/rule.ts"
import { hashtagOf } from "../../text/keys/hashtag-of.ts"
import { plainLetters, slugOf } from "../../text/keys/slug-of.ts"
import type { SlotValue } from "../listing.ts"
import { mapValue } from "./fit-context.ts"

/** The forms that platforms ask for, each a way to write the same text; the nearest to it come first. */
const forms: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.trim().replace(/\s+/gu, " "),
  (text) => text.trim().toLowerCase(),
  (text) => text.replace(/(?<!\s)\s*[,;\n]+\s*/gu, ",").replace(/^,+|,+$/gu, ""),
  (text) =>
    text
      .replace(/(?<!\s)\s*[,;\n]+\s*/gu, ",")
      .replace(/^,+|,+$/gu, "")
      .toLowerCase(),
  (text) => (/[,;\n]/u.test(text) ? "" : hashtagOf(text)),
  slugOf,
  (text) =>
    text
      .replace(/[^\p{L}\p{N}\s]+/gu, " ")
      .replace(/\s+/gu, " ")
      .trim(),
  (text) =>
    plainLetters(text)
      .replace(/[^\p{L}\p{N}\s]+/gu, " ")
      .replace(/\s+/gu, " ")
      .trim(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
]

/** Writes the text, or each item, in the form that the pattern asks for; what cannot be written so goes. */
export function mendShape(value: SlotValue, { source, flags }: Pattern): SlotValue {
  const whole = new RegExp(`^(?:${source})$`, flags.replace("g", ""))
  return mapValue(value, (text) => {
    if (whole.test(text)) return text
    for (const form of forms) {
      const formed = form(text)
      if (formed !== "" && whole.test(formed)) return formed
    }
    return ""
  })
}
