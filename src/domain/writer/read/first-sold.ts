import type { Clean } from "../../brief/clean/cleaner.ts"
import type { Genre } from "../../rule-book/genre.ts"
import type { Brief } from "../../seo/brief.ts"
import type { Fact } from "../fact.ts"
import { asOffered } from "./as-offered.ts"
import { stemsOf } from "./merge.ts"
import { type Sold, soldAs, soldIn, withWhoDoes } from "./sold.ts"

const maxTries = 4
const maxTriesWanted = 16

/** What the seller wants the thing to be found by: its keywords and categories. */
export const searchedFor = (brief: Brief, clean: Clean): string =>
  [
    brief.targetKeywords,
    brief.etsyShopSection,
    brief.amazonCategory,
    brief.shopifyProductType,
    brief.shopifyTags,
    brief.tiktokCategory,
    brief.facebookCategory,
    brief.serviceType,
  ]
    .map(clean)
    .join(" ")

/**
 * The first words that say what is sold, made or done. Where the first of all are a greeting or a notice ("By bidding
 * you agree to our terms"), those that name what the seller wants to be found by.
 */
export function soldBy(
  facts: readonly Fact[],
  given: { genre: Genre; isNamed: boolean; wanted: ReadonlySet<string> },
): Sold | null {
  // "Free!!" is what it costs.
  const said = facts.filter(({ topic, text }) => topic !== "price" || text.includes(" "))
  const found = said.slice(0, maxTriesWanted).map((fact, at) => soldByOne(fact, at, given))
  const isWanted = (sold: Sold | null): boolean =>
    sold !== null && [...stemsOf(sold.name)].some((stem) => given.wanted.has(stem))
  const first = found.slice(0, maxTries).find((sold) => sold !== null) ?? null
  const isDescribed = (sold: Sold | null, at: number): boolean =>
    isWanted(sold) && /escription$/.test(said[at]?.field ?? "")
  return first === null || isWanted(first) ? first : (found.find(isDescribed) ?? first)
}

function soldByOne(
  { text: typed, shape, isCertain, isEnglish }: Fact,
  at: number,
  { genre, isNamed, wanted }: { genre: Genre; isNamed: boolean; wanted: ReadonlySet<string> },
): Sold | null {
  const text = typed.replace(nameLabel, "")
  // "The handles are original": of what was told before.
  if (!isEnglish || (at > 0 && /^the\b/i.test(text))) return null
  const isPhrase = /^(?:noun|adjective|other)$/.test(shape) || text !== typed
  return (
    soldIn(
      genre === "local" || genre === "auction" ? asOffered(text) : genre === "service" ? withWhoDoes(text) : text,
    ) ??
    ((at === 0 || wanted.size > 0) && (isPhrase || (at === 0 && shape === "sentence" && !isCertain && !isNamed))
      ? soldAs(text)
      : null)
  )
}

/** "Name: Lily pipe set" */
const nameLabel = /^(?:(?:product|item|full) )?(?:name|title|what|item|product): /i
