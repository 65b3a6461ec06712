import * as z from "zod/mini"
import { type HistoryRow, listItems } from "../../db/history.ts"
import type { Db } from "../../db/open.ts"
import { Problem } from "../../problem.ts"

const pageItems = 24

/** Whose items, and which of them. */
export interface ItemQuery {
  readonly userId: string
  readonly platform: string | null
  readonly isFavorite: boolean | null
  readonly isArchived: boolean
  readonly words: string
}

interface FoundItems {
  readonly items: readonly HistoryRow[]
  readonly nextCursor: string | null
}

interface Asked {
  readonly platform?: string | undefined
  readonly search?: string | undefined
  readonly isFavorite?: "true" | "false" | undefined
  readonly isArchived?: "true" | "false" | undefined
}

/** What the address asks for. What is archived is found only by whoever asks for it. */
export const readItemQuery = (userId: string, asked: Asked): ItemQuery => {
  const { platform = "all", search = "", isFavorite, isArchived } = asked
  return {
    userId,
    platform: platform === "all" ? null : platform,
    isFavorite: isFavorite === "true" ? true : null,
    isArchived: isArchived === "true",
    words: search.trim(),
  }
}

/** A page of items. Words as they were typed first; only where they are found nowhere, whatever is spelled nearly so. */
export async function findItems(
  db: Db,
  { words, ...filter }: ItemQuery,
  cursor: string | undefined,
): Promise<FoundItems> {
  const place = cursor === undefined ? null : readCursor(cursor)
  const find = (isForgiving: boolean) =>
    listItems(db, {
      ...filter,
      search: words === "" ? null : { words, isForgiving },
      after: place,
      limit: pageItems + 1,
    })
  let isForgiving = place?.isForgiving ?? false
  let rows = await find(isForgiving)
  if (rows.length === 0 && words !== "" && place === null) {
    isForgiving = true
    rows = await find(isForgiving)
  }
  const items = rows.slice(0, pageItems)
  const last = rows.length > pageItems ? items.at(-1) : undefined
  return { items, nextCursor: last ? writeCursor(last, isForgiving) : null }
}

const cursorSchema = z.tuple([z.iso.datetime(), z.string(), z.boolean()])

const writeCursor = ({ createdAt, id }: HistoryRow, isForgiving: boolean): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id, isForgiving])).toString("base64url")

function readCursor(cursor: string) {
  try {
    const [createdAt, id, isForgiving] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()))
    return { createdAt, id, isForgiving }
  } catch {
    throw new Problem("bad_input", { message: "This cursor is not one of ours." })
  }
}
