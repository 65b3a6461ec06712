import { isEnglish } from "../../english.ts"
import { proseOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { textsOfBrief } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"

/** "No more A third jar", "not one of those Cameras": a line of the form inserted into a sentence unchanged. */
const capitalInside = /(?<=[\p{Ll},;] )(?:A|An|The|Those|These|Every|Each|No|Not|With) \p{Ll}+/gu
/** "a 340 g of whole beans", "a 30 mm wide": a measure is not a countable thing. */
const measured =
  /(?<![\p{L}-])an? \d[\d.,]* ?(?:g|kg|mg|ml|l|oz|lb|mm|cm|m) of (?!\p{L}+ \p{L}*(?:bag|jar|pack|tin|tube)\b)/giu
/** "without an ads", "has a no watermark", "It has a vegan and free of fragrance". */
const notOne =
  /(?<![\p{L}-])an? (?:(?:(?:no|not|some|all|every|each|these|those|my|our|your)(?= \p{Ll}+)|(?:vegan|free)(?= (?:and|of) ))|\p{Ll}+s(?=[.,;!?]| (?:and|or|with|of|for|in|on|at|to)(?!\p{L})|$))/gu

const isMany = (phrase: string): boolean => {
  const word = phrase.split(" ").at(-1) ?? ""
  if (!word.endsWith("s")) return true
  return (
    /[^su]s$/.test(word) &&
    isEnglish(word.slice(0, -1)) &&
    !/^(?:a|an) (?:series|means|species|lens|gas|canvas|atlas|always)$/i.test(phrase)
  )
}

/** Articles where no person would put one, which show a sentence glued together. */
export function findOddArticles({ listing, sample }: WrittenListing): Finding[] {
  const given = textsOfBrief(sample.brief).join("\n")
  return proseOf(listing).flatMap(({ field, text }): Finding[] => {
    // A name from the seller keeps its own capitals.
    const inside = (text.match(capitalInside) ?? []).filter((part) => !new RegExp(`\\S ${part}`).test(given))
    const odd = [...(text.match(measured) ?? []), ...(text.match(notOne) ?? []).filter(isMany)].filter(
      (part) => !given.toLowerCase().includes(part.toLowerCase()),
    )
    return [
      ...inside.map((part) => ({ field, text: part, says: "a capital inside a sentence" })),
      ...odd.map((part) => ({ field, text: part, says: "an article where none belongs" })),
    ]
  })
}
