import type { GenerationCard } from "../../../contract/seo.ts"
import { listGenerations } from "../../db/generations/generations.ts"
import { measureListings } from "../../db/history/listings.ts"
import type { Parts } from "../../parts.ts"
import { problemOf, stateOf } from "./generation-state.ts"

const recentMs = 7 * 24 * 60 * 60 * 1000
const maxCards = 50

/** A user's latest generations, or those of one run, so that work can be found again from any browser. */
export async function listRecent(
  { db, now }: Parts,
  { userId, run }: { userId: string; run: string | null },
): Promise<readonly GenerationCard[]> {
  const since = run === null ? new Date(now().getTime() - recentMs) : null
  const rows = await listGenerations(db, { userId, run, since, limit: maxCards })
  const figures = await measureListings(
    db,
    rows.flatMap(({ id, itemId }) => (itemId === null ? [] : [id])),
  )
  return rows.map(({ errorCode, error, createdAt, ...row }) => ({
    ...row,
    state: stateOf(row),
    seoScore: figures.get(row.id)?.seoScore ?? null,
    problem: problemOf({ errorCode, error }),
    createdAt: createdAt.toISOString(),
  }))
}
