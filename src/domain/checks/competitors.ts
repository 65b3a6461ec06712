import { mapValue, type SlotValue } from "../seo/listing.ts"
import { removePhrases } from "../text/clean/remove-phrases.ts"
import { splitList } from "../text/split/split-list.ts"
import { type CheckOutcome, type MendContext, makeCheck } from "./check.ts"
import { quote } from "./wording/quote.ts"

/** The brief's competitors must not be named. */
export interface CompetitorsLimit {
  readonly check: "competitors"
}

export type CompetitorsCode = "competitor"

/** Typed by sellers without competitors to name. */
const nobody = new Set(["none", "no", "nobody", "n/a", "na", "unknown", "various", "others", "other", "many", "all"])
/** A longer text is a description ("the big chain stores in town"), not a name. */
const maxNameWords = 4

/** The names among the seller's competitors, without the seller's own. */
export function competitorNames(competitors: string, ownTexts: readonly string[]): readonly string[] {
  const own = ownTexts.map((text) => ` ${spaced(text)} `)
  return splitList(competitors)
    .map(spaced)
    .filter((name) => name.length > 1 && !nobody.has(name) && name.split(" ").length <= maxNameWords)
    .filter((name) => !own.some((text) => text.includes(` ${name} `)))
}

/** The names that appear in the texts, with any signs or spaces between their words. */
export function checkCompetitors(texts: readonly string[], names: readonly string[]): CheckOutcome<CompetitorsCode> {
  const found = names.length === 0 ? [] : texts.map((text) => ` ${spaced(text)} `)
  const measured = names.filter((name) => found.some((text) => text.includes(` ${name} `)))
  const [first] = measured
  if (first === undefined) return { code: "ok", measured: 0, limit: 0 }
  return { code: "competitor", measured: measured.length, limit: 0, found: asTyped(texts, first) }
}

/** Lowercase, with single spaces for signs, so that "H&M" is "h m" everywhere. */
const spaced = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()

/** The name with its capitals and signs from the text. */
function asTyped(texts: readonly string[], name: string): string {
  const letters = name.split(" ").map((word) => [...word].map(escapeForPattern).join("['’]?"))
  const expression = new RegExp(letters.join("[^\\p{L}\\p{N}\\p{M}]+"), "iu")
  for (const text of texts) {
    const match = expression.exec(text.normalize("NFC"))
    if (match) return match[0]
  }
  return name
}

const escapeForPattern = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&")

export const competitors = makeCheck<CompetitorsLimit, CompetitorsCode>({
  id: "competitors",
  measure: (_, { items, competitors: names }) => checkCompetitors(items, names),
  words: { competitor: ({ found }) => `It names a competitor: ${quote(found)}.` },
  describeLimit: () => "no competitor that the brief names",
  // Reported once for the whole listing.
  promptLine: () => null,
  isRewritten: "always",
  earnsPoints: true,
  mend: { change: mendCompetitors, says: () => "Competitors' names removed." },
})

/** Removes the brief's competitors. */
function mendCompetitors(value: SlotValue, _: CompetitorsLimit, context: MendContext): SlotValue {
  const found = context.faultIn(value)?.found
  const names = [...splitList(context.competitors.slice(0, 5000)), ...(found === undefined ? [] : [found])]
  const sources = names
    .map((name) =>
      name
        .trim()
        .replace(/[^\p{L}\p{N}\s'’-]/gu, " ")
        .trim(),
    )
    .filter((name) => name !== "")
    .map((name) => name.replace(/[\s'’-]+/gu, "[\\s'’-]*"))
  if (sources.length === 0) return value
  const find = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?:['’]s)?(?![\\p{L}\\p{N}])`, "giu")
  return mapValue(value, (text) => (text.search(find) < 0 ? text : removePhrases(text, find, context.carriesFact)))
}
