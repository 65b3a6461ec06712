import { allBlocksOf } from "../fields.ts"
import type { Finding } from "../finding.ts"
import type { WrittenListing } from "../written-listing.ts"

const anywhere: readonly { pattern: RegExp; says: string }[] = [
  { pattern: /<\/?[a-z!][^>]*>?/i, says: "markup" },
  { pattern: /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i, says: "an entity" },
  { pattern: /\[object |(?<![\p{L}\p{N}])(undefined|null|NaN)(?![\p{L}\p{N}])/u, says: "a program's word" },
  { pattern: /\{\{?\s*\w+\s*\}?\}|\$\{|%s\b/, says: "a gap that was never filled" },
]

const markdown = { pattern: /\*\*|__|`|^#{1,6} |\]\(|^\* /, says: "markdown where nobody renders it" }

/** Pages of a shop or a website are written in markdown and rendered; the fields of the others are shown as they are. */
const rendered = new Set(["website", "shopify"])

export function findMarkup({ listing, sample }: WrittenListing): Finding[] {
  const signs = rendered.has(sample.platform.id) ? anywhere : [...anywhere, markdown]
  return allBlocksOf(listing).flatMap(({ field, text }) =>
    signs.flatMap(({ pattern, says }) => {
      const [found] = pattern.exec(text) ?? []
      return found === undefined ? [] : [{ field, text: found, says }]
    }),
  )
}
