import type { Brief } from "../seo/brief.ts"
import { findPlatform } from "../seo/find-platform.ts"
import type { Listing } from "../seo/listing.ts"
import { foldText } from "../text/keys/fold-text.ts"
import { countBroken, type RuleCheck } from "./count-broken.ts"
import { listingTexts } from "./listing-texts.ts"

/** Computed from an item and saved beside it, so that lists need not read the texts. */
export interface ItemIndex extends RuleCheck {
  /** Everything that people may search for in it. */
  readonly searchText: string
}

export interface IndexedItem {
  readonly title: string
  readonly platform: string
  readonly notes: string | null
  readonly tags: readonly string[] | null
  readonly products: readonly Listing[]
  /** The input for the products; null if there is none. */
  readonly form: (Brief & { readonly platform: string }) | null
}

export function indexItem({ title, platform, notes, tags, products, form }: IndexedItem): ItemIndex {
  const own = [title, platform, findPlatform(platform)?.label, notes, ...(tags ?? [])]
  const texts = products.flatMap((product) => listingTexts(product).map(({ text }) => text))
  const all = [...own, ...texts].filter((text) => text !== undefined && text !== null)
  return { ...countBroken(form, products), searchText: shorten(foldText(all.join("\n"))) }
}

const maxChars = 60_000
const maxInOrder = 40_000

/** The beginning of a very long text unchanged, and from the rest each new word. */
function shorten(folded: string): string {
  if (folded.length <= maxChars) return folded
  const end = folded.lastIndexOf(" ", maxInOrder) + 1
  const [head, rest] = [folded.slice(0, end), folded.slice(end)]
  const known = new Set(head.split(" "))
  const fresh = [...new Set(rest.split(" "))].filter((word) => !known.has(word))
  const short = `${head}${fresh.join(" ")}`
  return short.length <= maxChars ? short : short.slice(0, short.lastIndexOf(" ", maxChars))
}
