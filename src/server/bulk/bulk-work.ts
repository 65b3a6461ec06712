import { randomUUID } from "node:crypto"
import { briefOfRow } from "../../domain/bulk/brief-of-row.ts"
import { findPlatform } from "../../domain/seo/find-platform.ts"
import { endJob } from "../db/bulk/jobs.ts"
import { type BulkRowRow, dropLeases, saveFailed, saveWritten, type TakenRows, takeRows } from "../db/bulk/rows.ts"
import type { Db } from "../db/open.ts"
import type { Writer } from "../outside/writer/writer.ts"
import { Problem } from "../problem.ts"
import { untilAborted } from "../workers/until-aborted.ts"
import type { Workers } from "../workers/workers.ts"

interface Tools {
  readonly db: Db
  readonly writer: Writer
  readonly workers: Workers
  readonly now: () => Date
  /** Runs something once after a delay; the returned function cancels it. */
  readonly after: (waitMs: number, run: () => void) => () => void
  /** Reports to the operator in one line. */
  readonly note: (line: string) => void
  /** Tells the user's own servers what is finished. */
  readonly webhooks: { readonly soon: () => void }
  /** How many rows are written at once. */
  readonly places: number
}

/** Works on bulk jobs in this process. Every process may: each row has one worker. */
export interface BulkWork {
  /** Looks for rows from now on, repeatedly. */
  readonly begin: () => void
  /** Does not wait for the next poll. */
  readonly wake: () => void
  /** Finishes the rows in progress and releases the others. */
  readonly stop: () => Promise<void>
}

/** How often a process checks for jobs that another one started. */
const lookMs = 2000
/** Rows claimed at a time per slot: few, so that a pause takes effect at once, and enough to be worth the query. */
const rowsPerPlace = 5
/** Longer than writing these takes, but short, because after a crash they wait for it. */
const leases = { "built-in": 30, model: 300 }
const limitMs = { "built-in": 20_000, model: 120_000 }
/** A restarting database is back in seconds, and the written text is worth the wait. */
const saveTries = 5
const saveAgainMs = 1000

export function openBulkWork(tools: Tools): BulkWork {
  const { kind } = tools.writer.name
  let isStopping = false
  let working: Promise<void> | null = null
  let forgetLook = () => {}

  async function work(): Promise<void> {
    while (!isStopping) {
      const taken = await takeRows(tools.db, { limit: tools.places * rowsPerPlace, leaseSeconds: leases[kind] })
      if (taken === null) return
      const isBusy = await writeRows(tools, taken, () => isStopping)
      // Interactive requests come first; the rows wait for the next poll.
      if (isBusy) return
      if (await endJob(tools.db, taken.job, tools.now())) tools.webhooks.soon()
    }
  }

  function wake(): void {
    if (isStopping || working !== null) return
    forgetLook()
    working = work()
      .catch((error: unknown) => tools.note(`bulk jobs were interrupted: ${String(error)}`))
      .finally(() => {
        working = null
        if (!isStopping) forgetLook = tools.after(lookMs, wake)
      })
  }

  return {
    begin: wake,
    wake,
    async stop() {
      isStopping = true
      forgetLook()
      await working
    },
  }
}

/** Each slot takes the next row as soon as it is free. True: the server is overloaded, and the rest was released. */
async function writeRows(tools: Tools, { job, rows }: TakenRows, isStopping: () => boolean): Promise<boolean> {
  const left = [...rows]
  let isBusy = false
  const writeNext = async (): Promise<void> => {
    for (let row = left.shift(); row !== undefined; row = left.shift()) {
      if (!isBusy && !isStopping() && (await writeRow(tools, job, row))) continue
      isBusy = true
      await dropLeases(tools.db, [row])
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: tools.places }, writeNext))
  // The others have finished by now, so that no row is written beside those of the next poll.
  for (const end of ends) if (end.status === "rejected") throw end.reason
  return isBusy
}

/** False: the server is overloaded at the moment, which is not the row's fault. */
async function writeRow(tools: Tools, job: TakenRows["job"], row: BulkRowRow): Promise<boolean> {
  const { db, note } = tools
  const save = await writeListing(tools, job, row).then(
    (listing) => () => saveWritten(db, row, listing),
    (error: unknown) => {
      if (error instanceof Problem && error.code === "overloaded") return null
      if (!(error instanceof Problem) && !isTimeout(error)) note(`a row of a bulk job failed: ${String(error)}`)
      return () => saveFailed(db, row, problemOf(error))
    },
  )
  if (save === null) return false
  await saveSoon(tools, save)
  return true
}

async function writeListing({ writer, workers }: Tools, job: TakenRows["job"], row: BulkRowRow) {
  const platform = findPlatform(job.platform)
  // A separate lane: the same user's other requests do not wait behind ten thousand rows.
  const userId = `bulk:${job.userId}`
  if (platform === undefined) throw new Error(`there is no platform ${job.platform}`)
  const brief = briefOfRow(job.form, row)
  const signal = AbortSignal.timeout(limitMs[writer.name.kind])
  const written = await untilAborted(writer.write({ userId, brief, subject: row.product, platform }, signal), signal)
  const finishing = { draft: written.draft, brief, platform, productName: row.product.name }
  const finished = await workers.run("finish", finishing, { userId, signal })
  return { id: randomUUID(), ...finished, writer: written.writer }
}

/** Saving twice is harmless, so it is retried even if the first attempt may have worked. */
async function saveSoon({ after }: Tools, save: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await save()
      return
    } catch (error) {
      if (tries === saveTries) throw error
    }
    await new Promise<void>((resolve) => after(saveAgainMs, resolve))
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError"

function problemOf(error: unknown): { code: string; message: string } {
  if (isTimeout(error)) return new Problem("provider_timed_out")
  return error instanceof Problem ? error : new Problem("unexpected")
}
