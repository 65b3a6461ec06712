import { isFragment } from "../../../src/domain/checks/fragments.ts"
import { type Block, isHeading, phrasesOf } from "../fields.ts"
import { type Figure, faultsOf } from "../figure.ts"
import type { WrittenListing } from "../written-listing.ts"

const marker = /^[-•*] /

/** Every item of a list, and every line of the description that is not a heading: each must make sense alone. */
function linesOf({ listing }: WrittenListing): Block[] {
  const { bulletPoints, improvedBodyText } = listing
  const lines = improvedBodyText.split("\n").map((line) => line.trim())
  return [
    ...phrasesOf(listing).flatMap(({ field, items }) => items.map((text) => ({ field, text }))),
    ...bulletPoints.map((text) => ({ field: "bulletPoints", text })),
    ...lines
      .filter((text) => text !== "" && (marker.test(text) || !isHeading(text)))
      .map((text) => ({ field: "improvedBodyText", text: text.replace(marker, "") })),
  ]
}

/** "Fits", "minutes", "mug for the": the remains of a cut text. */
export const fragments: Figure = {
  id: "fragments",
  label: "lines that are fragments",
  unit: "count",
  ideal: 0,
  floor: 0,
  worst: 0.1,
  weight: 8,
  prepare: () => (one) => {
    const lines = linesOf(one)
    const found = lines.filter(({ text }) => isFragment(text))
    return faultsOf(
      found.map((block) => ({ ...block, says: "is what is left of something" })),
      lines.length,
    )
  },
}
