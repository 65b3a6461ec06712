import { commonLists, type Listing } from "../../src/domain/seo/listing.ts"

/** One line, item or paragraph of a listing. */
export interface Block {
  readonly field: string
  readonly text: string
}

const blocksIn = (field: string, value: string | readonly string[]): Block[] =>
  [value]
    .flat()
    .flatMap((text) => text.split("\n"))
    .map((text) => ({ field, text: text.trim() }))
    .filter(({ text }) => text !== "")

const ownBlocks = ({ platformFields }: Listing): Block[] =>
  Object.entries(platformFields).flatMap(([name, value]) => blocksIn(`platformFields.${name}`, value))

/** Text read as running text, and not as a name or a phrase: at least six words, with a full stop at the end. */
const isSentence = ({ text }: Block): boolean => /[.!?]["”')\]]?$/.test(text) && text.split(/\s+/).length >= 6

/** A platform's own slot often repeats part of another; repeated text is read once. */
const readOnce = (blocks: readonly Block[]): Block[] =>
  [...new Map(blocks.map((block) => [block.text, block] as const).reverse()).values()].reverse()

/** Everything written in sentences, or in the fragments of a bullet list. */
export const proseOf = (listing: Listing): Block[] =>
  readOnce([
    ...blocksIn("metaDescription", listing.metaDescription),
    ...blocksIn("bulletPoints", listing.bulletPoints),
    ...blocksIn("improvedBodyText", listing.improvedBodyText),
    ...ownBlocks(listing).filter(isSentence),
  ])

export const titlesOf = ({ productTitle, titleTag }: Listing): Block[] => [
  ...blocksIn("productTitle", productTitle),
  ...blocksIn("titleTag", titleTag),
]

/** Titles and prose: every text that people read. */
export const textsOf = (listing: Listing): Block[] => [...titlesOf(listing), ...proseOf(listing)]

const phraseFields = ["keywords", "tags", "searchTerms"] as const

/** The lists of phrases that people type into a search box. */
export const phrasesOf = (listing: Listing): { field: string; items: readonly string[] }[] =>
  phraseFields.map((field) => ({ field, items: listing[field] }))

/** Everything, each item separately. */
export const allBlocksOf = (listing: Listing): Block[] => [
  ...titlesOf(listing),
  ...blocksIn("metaDescription", listing.metaDescription),
  ...blocksIn("improvedBodyText", listing.improvedBodyText),
  ...commonLists.flatMap((field) => blocksIn(field, listing[field])),
  ...ownBlocks(listing),
]

/**
 * A short line without a full stop between paragraphs: it introduces the next text, like the bold words of a bullet.
 */
export const isHeading = (text: string): boolean =>
  /^#{1,6} /.test(text) || (!/[.!?:,;]$/.test(text) && text.split(/\s+/).length <= 7)
