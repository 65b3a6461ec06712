import { acronymOf } from "../../../../src/domain/text/case/acronyms.ts"
import { isEnglish } from "../../english.ts"
import { allBlocksOf, type Block, isHeading } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import { textsOfBrief } from "../../tokens.ts"
import type { WrittenListing } from "../../written-listing.ts"

const capitals = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

/** Signs that decorate without meaning. © ® ™ and ° are not decoration. */
const decoration = /(?![©®™\d#*])\p{Extended_Pictographic}|[★☆✓✔✦✨【】❤♥➤►▶●■◆]/u

/** The capitals that Amazon's bullets and the plain-text stores use instead of bold type. */
function withoutBoldCapitals({ field, text }: Block): string {
  if (field === "bulletPoints") return text.replace(/^[^\p{Ll}:]+(: |$)/u, "")
  const isPlain = !/\p{Ll}/u.test(text) && isHeading(text) && !/^(productTitle|titleTag|metaDescription)$/.test(field)
  return isPlain ? "" : text
}

export function findAllCaps({ listing, sample }: WrittenListing): Finding[] {
  const given = textsOfBrief(sample.brief).join("\n")
  // An acronym of the brief is not itself a word: "SNES" is one, and "BEST" was shouted there too. Well-known capitals
  // may have been typed in lowercase: "dvsa approved".
  const isTypedSmall = (word: string) =>
    acronymOf(word.toLowerCase()) === word && given.toLowerCase().includes(word.toLowerCase())
  const isAcronym = (word: string) => isTypedSmall(word) || (given.includes(word) && !isEnglish(word.toLowerCase()))
  return allBlocksOf(listing).flatMap((block): Finding[] => {
    const { field, text } = block
    const shouted = (withoutBoldCapitals(block).match(capitals) ?? []).filter((word) => !isAcronym(word))
    const [sign] = decoration.exec(text) ?? []
    return [
      ...shouted.map((word) => ({ field, text: word, says: "shouted" })),
      ...(sign === undefined ? [] : [{ field, text: sign, says: `decoration in: ${text}` }]),
    ]
  })
}
