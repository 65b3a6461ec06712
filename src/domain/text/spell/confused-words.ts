import { onFirstUse } from "../../on-first-use.ts"
import { capitalised } from "../case/capitalised.ts"
import { type Confusion, confusions } from "./confusions.ts"

const edgeBefore = String.raw`(?<![\p{L}\p{N}'-])`
const edgeAfter = String.raw`(?![\p{L}\p{N}'-])`

function compile({ typed, after, before, notBefore }: Confusion): RegExp {
  const lead = after === undefined ? "" : `(?<=${edgeBefore}(?:${after}) )`
  const follow = before === undefined ? "" : `(?= (?:${before})${edgeAfter})`
  const never = notBefore === undefined ? "" : `(?! (?:${notBefore})${edgeAfter})`
  return new RegExp(`${lead}${edgeBefore}(?:${typed})${edgeAfter}${follow}${never}`, "giu")
}

const compiled = confusions.map((confusion) => ({
  cues: confusion.cues ?? [confusion.typed],
  pattern: onFirstUse(() => compile(confusion)),
  meant: confusion.meant,
}))
const cues: ReadonlySet<string> = new Set(compiled.flatMap((each) => each.cues))

/** The text with "14 day trail" as "14 day trial", "no adds" as "no ads", "30 yrs" as "30 years". */
export function fixInContext(text: string): string {
  const found = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => cues.has(word)))
  if (found.size === 0) return text
  const likely = compiled.filter((each) => each.cues.some((cue) => found.has(cue)))
  return likely.reduce((rest, { pattern, meant }) => rest.replace(pattern(), (typed) => inCaseOf(typed, meant)), text)
}

function inCaseOf(typed: string, meant: string): string {
  // "N Yorks" is in the north, and "Registered An Post" in Ireland.
  if (/^(?:\p{Lu}|An)$/u.test(typed)) return typed
  // "6 PCS" are pieces.
  if (/^\p{Lu}{2}/u.test(typed)) return typed.length < meant.length ? meant : meant.toUpperCase()
  return /^\p{Lu}/u.test(typed) ? capitalised(meant) : meant
}
