import { isFragment } from "../../../src/domain/checks/fragments.ts"
import { type Block, isHeading, phrasesOf } from "../fields.ts"
import { type Figure, faultsOf } from "../figure.ts"
import type { WrittenListing } from "../written-listing.ts"

const marker = /^[-•*] /

/** Every item of a list, and every line of the description that is no heading: each has to be understood alone. */
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

/** "Fits", "minutes", "mug for the": what is left of something that was cut. */
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
