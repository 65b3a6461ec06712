import { isMaterialWord } from "../../text/materials.ts"
import { isForm } from "./verbs.ts"
import { isAdjective, isAdverb, isPreposition, plain } from "./word-kinds.ts"

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const tests = set("bench burn pressure leak drop lab road field flight factory function soak safety shop load stress")
const ways = set(
  "hand machine fire flame kiln saddle powder spray screen block salt sun air slow oven vacuum laser die wheel sand steam heat acid garment piece yarn drum cold hot hammer vegetable tumble surf sea ocean wave river foil",
)
const done = set(
  "polished coated dyed painted glazed stitched sewn knitted woven cut carved turned dried fired rolled pressed washed finished brushed hammered forged cast spun crocheted quilted tufted poured dipped tanned stamped engraved printed milled ground roasted baked smoked cured blown etched tied braided filled tested tumbled built made",
)
const covered = set("plated coated lined dipped wrapped trimmed tipped filled bound clad faced topped backed framed")

/**
 * "Bench tested", "faceted fire polished" and "brass plated" say how a thing is, though "meter tested" says it of the meter:
 * as an adjective where nothing follows, as a participle where something hangs on it, and null where it is neither.
 */
export function treatedHow(words: readonly string[]): "adjective" | "participle" | null {
  const row = words.map(plain)
  const at = row.findIndex((word, index) => index > 0 && isHow(row[index - 1] ?? "", word))
  const [first = ""] = row
  const isOpened =
    at === 2 && (isAdjective(first) || isAdverb(first) || isForm(first, "participle") || /ed$/.test(first))
  if (at !== 1 && !isOpened) return null
  const next = row[at + 1]
  if (next === undefined) return "adjective"
  return isPreposition(next) ? "participle" : null
}

const isHow = (how: string, what: string): boolean =>
  (tests.has(how) && /^(?:tested|checked|proven)$/.test(what)) ||
  (what === "roast" && /^(?:light|medium|dark|french|italian|double)$/.test(how)) ||
  (ways.has(how) && done.has(what)) ||
  (isMaterialWord(how) && covered.has(what))

/** "Surf tumbled sea glass" is "surf-tumbled": of two words that say one thing before a noun, neither says it alone. */
export function joinTreated(words: readonly string[]): string[] {
  const out: string[] = []
  for (const [at, word] of words.entries()) {
    const before = out.at(-1)
    if (before !== undefined && at < words.length - 1 && isHow(plain(before), plain(word)))
      out.splice(-1, 1, `${before}-${word}`)
    else out.push(word)
  }
  return out
}
