import {
  beginAgain,
  countRunning,
  findGenerationByKey,
  type GenerationRow,
  insertGeneration,
  listRecentUse,
  lockUser,
} from "../db/generations/generations.ts"
import type { Db } from "../db/open.ts"
import type { StoredForm, StoredResult } from "../db/stored.ts"
import { Problem } from "../problem.ts"

/** The content of one click on Generate. */
export interface Order {
  readonly userId: string
  readonly form: StoredForm
  readonly total: number
  /** Shared by the orders for several platforms from one click. */
  readonly run: string | null
  readonly idempotencyKey: string | null
  /** Of the body as it was sent: another body with the same key is an error. */
  readonly requestHash: string
}

export interface FairUse {
  readonly perHour: number
  readonly atOnce: number
}

/** Ours to work on now, or the earlier answer. */
type Claim = { readonly row: GenerationRow } | { readonly result: StoredResult }

const hourMs = 60 * 60 * 1000
const retryAfterSeconds = 5

/** Records the order before any work is done, or finds the earlier result for the same key. */
export function claim(db: Db, order: Order, { fairUse, now }: { fairUse: FairUse; now: Date }): Promise<Claim> {
  return db.transaction(async (tx) => {
    await lockUser(tx, order.userId)
    const { userId, idempotencyKey } = order
    const earlier = idempotencyKey === null ? null : await findGenerationByKey(tx, { userId, idempotencyKey })
    if (earlier === null) {
      await refuseTooManyAtOnce(tx, order, fairUse)
      await refuseTooManyAnHour(tx, order, { fairUse, now })
      return { row: await insertGeneration(tx, { ...order, platform: order.form.platform, createdAt: now }) }
    }
    const { row, isAbandoned } = earlier
    if (row.requestHash !== order.requestHash) throw new Problem("key_reused")
    if (row.state === "cancelled") throw new Problem("cancelled")
    if (row.state === "done") return { result: answerOf(row) }
    // The same text would crash the next worker too; a new form is a new order.
    if (row.state === "failed" && row.errorCode === "text_too_complex") throw new Problem("text_too_complex")
    if (row.state !== "failed" && !isAbandoned) throw new Problem("still_running", { retryAfterSeconds })
    await refuseTooManyAtOnce(tx, order, fairUse)
    return { row: await beginAgain(tx, row.id) }
  })
}

function answerOf({ result }: GenerationRow): StoredResult {
  if (result === null) throw new Problem("not_found", { message: "These texts have been deleted." })
  return result
}

async function refuseTooManyAtOnce(tx: Db, { userId, run, form }: Order, { atOnce }: FairUse): Promise<void> {
  if ((await countRunning(tx, { userId, run, platform: form.platform })) < atOnce) return
  throw new Problem("too_many_requests", {
    message: `At most ${atOnce} generations can run at a time. Please wait until one of them is finished.`,
    retryAfterSeconds,
  })
}

async function refuseTooManyAnHour(
  tx: Db,
  { userId, total }: Order,
  { fairUse: { perHour }, now }: { fairUse: FairUse; now: Date },
): Promise<void> {
  const recent = await listRecentUse(tx, { userId, since: new Date(now.getTime() - hourMs) })
  const used = recent.reduce((sum, { listings }) => sum + listings, 0)
  if (used + total <= perHour) return
  throw new Problem("too_many_requests", {
    message: `That would be more than ${perHour} listings in an hour. ${Math.max(0, perHour - used)} are left right now.`,
    retryAfterSeconds: secondsUntilFree({ recent, excess: used + total - perHour, now }),
  })
}

/** The oldest leave the hour first; this is how long until enough of them have. */
function secondsUntilFree(given: {
  recent: readonly { listings: number; at: Date }[]
  excess: number
  now: Date
}): number {
  let excess = given.excess
  for (const { listings, at } of given.recent) {
    excess -= listings
    if (excess <= 0) return Math.max(1, Math.ceil((at.getTime() + hourMs - given.now.getTime()) / 1000))
  }
  return hourMs / 1000
}
