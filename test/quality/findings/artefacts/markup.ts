import { allBlocksOf } from "../../fields.ts"
import type { Finding } from "../../finding.ts"
import type { WrittenListing } from "../../written-listing.ts"

const anywhere: readonly { pattern: RegExp; says: string }[] = [
  { pattern: /<\/?[a-z!][^>]*>?/i, says: "markup" },
  { pattern: /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i, says: "an entity" },
  { pattern: /\[object |(?<![\p{L}\p{N}])(undefined|null|NaN)(?![\p{L}\p{N}])/u, says: "a program's word" },
  { pattern: /\{\{?\s*\w+\s*\}?\}|\$\{|%s\b/, says: "a gap that was never filled" },
]

const says = "markdown where nobody renders it"
const heading = { pattern: /^#{1,6} /, says }
const markdown = { pattern: /\*\*|__|`|\]\(|^\* /, says }

/**
 * A field that is pasted as Markdown may have all of it, one that becomes HTML its headings, and the others are shown
 * as they are.
 */
const signsIn = (markup: "markdown" | "html" | undefined) =>
  markup === "markdown" ? anywhere : [...anywhere, markdown, ...(markup === "html" ? [] : [heading])]

export function findMarkup({ listing, sample }: WrittenListing): Finding[] {
  const markups = new Map<string, "markdown" | "html" | undefined>(
    sample.platform.slots.map(({ key, markup }) => [key, markup]),
  )
  return allBlocksOf(listing).flatMap(({ field, text }) =>
    signsIn(markups.get(field)).flatMap(({ pattern, says }) => {
      const [found] = pattern.exec(text) ?? []
      return found === undefined ? [] : [{ field, text: found, says }]
    }),
  )
}
