import { properNames } from "../../../../src/domain/text/words/proper-names.ts"
import { isEnglish } from "../../english.ts"
import { allBlocksOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { textsOfBrief, wordsIn } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"

/** A last word that is the beginning of one of the brief's, and not a word itself: the result of a careless cut. */
export function findCutWords({ listing, sample }: WrittenListing): Finding[] {
  const own = new Set(textsOfBrief(sample.brief).flatMap(wordsIn))
  // The singular of "apps" is app.
  const isCut = (word: string) =>
    !own.has(word) &&
    !own.has(`${word}s`) &&
    !isEnglish(word) &&
    // No dictionary of ours has it.
    word !== "app" &&
    // "Port Talbott" corrected ends with a name, and not with a cut.
    !properNames.has(word) &&
    [...own].some((whole) => whole.startsWith(word))
  return allBlocksOf(listing).flatMap(({ field, text }): Finding[] => {
    if (/(…|\.\.\.)$/.test(text)) return [{ field, text: text.slice(-30), says: "breaks off" }]
    const last = /(?<!\p{N})[\p{L}\p{M}]{2,}$/u.exec(text)?.[0]
    return last !== undefined && isCut(last.toLowerCase()) ? [{ field, text: last, says: "a cut word" }] : []
  })
}
