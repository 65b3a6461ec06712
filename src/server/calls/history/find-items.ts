import * as z from "zod/mini"
import type { SearchTerms } from "../../../domain/history/find-matches.ts"
import { type Nearness, nearWords } from "../../../domain/history/near-words.ts"
import { readSearch } from "../../../domain/history/read-search.ts"
import type { HistoryRow } from "../../db/history/history.ts"
import { listItems } from "../../db/history/list-items.ts"
import { listWords } from "../../db/history/search-words.ts"
import type { Db } from "../../db/open.ts"
import { Problem } from "../../problem.ts"

const pageItems = 24

/** Whose items, and which of them. */
export interface ItemQuery {
  readonly userId: string
  readonly platform: string | null
  readonly isFavorite: boolean | null
  readonly isArchived: boolean
  readonly breaksRules: boolean
  /** As typed. */
  readonly words: string
}

interface FoundItems {
  readonly items: readonly HistoryRow[]
  readonly nextCursor: string | null
  /** What matched; null without a search. */
  readonly terms: SearchTerms | null
}

interface Asked {
  readonly platform?: string | undefined
  readonly search?: string | undefined
  readonly isFavorite?: "true" | "false" | undefined
  readonly isArchived?: "true" | "false" | undefined
  readonly breaksRules?: "true" | "false" | undefined
}

/** The filters in the address. Archived items only match if asked for. */
export const readItemQuery = (userId: string, asked: Asked): ItemQuery => {
  const { platform = "all", search = "", isFavorite, isArchived, breaksRules } = asked
  return {
    userId,
    platform: platform === "all" ? null : platform,
    isFavorite: isFavorite === "true" ? true : null,
    isArchived: isArchived === "true",
    breaksRules: breaksRules === "true",
    words: search.trim(),
  }
}

/** A page of items. Exact words first; only if they match nothing, close spellings, and then less close ones. */
export async function findItems(db: Db, query: ItemQuery, cursor: string | undefined): Promise<FoundItems> {
  const { words, ...filter } = query
  const place = cursor === undefined ? null : readCursor(cursor)
  const search = words === "" ? null : readSearch(words)
  if (words !== "" && search === null) return { items: [], nextCursor: null, terms: null }
  const known = new KnownWords(db, filter.userId)
  for (const effort of place === null ? efforts : [place.effort]) {
    const terms = search === null ? null : { ...search, near: await known.near(search.words, effort) }
    const isHopeless = effort !== "exact" && terms?.near.size === 0
    const rows = isHopeless ? [] : await listItems(db, { ...filter, search: terms, after: place, limit: pageItems + 1 })
    if (rows.length === 0 && search !== null) continue
    const items = rows.slice(0, pageItems)
    const last = rows.length > pageItems ? items.at(-1) : undefined
    return { items, nextCursor: last ? writeCursor(last, effort) : null, terms }
  }
  return { items: [], nextCursor: null, terms: null }
}

const efforts = ["exact", "near", "far"] as const
type Effort = "exact" | Nearness

/** The words in a user's items, read only if a search term is in none of them. */
class KnownWords {
  readonly #db: Db
  readonly #userId: string
  #words: readonly string[] | undefined

  constructor(db: Db, userId: string) {
    this.#db = db
    this.#userId = userId
  }

  /** The likely meanings of each; empty for a word that matches itself. */
  async near(typed: readonly string[], effort: Effort): Promise<SearchTerms["near"]> {
    if (effort === "exact") return new Map()
    this.#words ??= await listWords(this.#db, this.#userId)
    const known = this.#words
    const found = typed.map((word) => [word, nearWords(word, known, effort)] as const)
    return new Map(found.filter(([, near]) => near.length > 0))
  }
}

const cursorSchema = z.tuple([
  z.iso.datetime(),
  z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)),
  z.enum(efforts),
])

const writeCursor = ({ createdAt, id }: HistoryRow, effort: Effort): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id, effort])).toString("base64url")

function readCursor(cursor: string) {
  try {
    const [createdAt, id, effort] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()))
    return { createdAt, id, effort }
  } catch {
    throw new Problem("bad_input", { message: "This cursor is invalid." })
  }
}
