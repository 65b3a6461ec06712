import type { BulkJob, BulkRow, WholeBulkRow } from "../../../contract/bulk/job.ts"
import { briefOfRow } from "../../../domain/bulk/brief-of-row.ts"
import { type BulkJobRow, countRows, measurePace } from "../../db/bulk/jobs.ts"
import type { BulkRowRow } from "../../db/bulk/rows.ts"
import type { Db } from "../../db/open.ts"

export async function viewJobs(db: Db, jobs: readonly BulkJobRow[]): Promise<BulkJob[]> {
  const counts = await countRows(
    db,
    jobs.map(({ id }) => id),
  )
  return Promise.all(
    jobs.map(async ({ id, source, platform, state, total, createdAt, finishedAt }) => {
      const found = counts.get(id) ?? { waiting: 0, written: 0, accepted: 0, failed: 0 }
      return {
        ...{ id, platform, state },
        fileName: source.fileName,
        total: state === "uploading" ? sum(found) : total,
        counts: found,
        msPerRow: state === "running" ? await measurePace(db, id) : null,
        createdAt: createdAt.toISOString(),
        finishedAt: isOver(state) ? (finishedAt?.toISOString() ?? null) : null,
      }
    }),
  )
}

/** A restarted job still has the time of its last end. */
const isOver = (state: BulkJob["state"]): boolean => state === "done" || state === "cancelled"

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, rows) => total + rows, 0)

export async function viewJob(db: Db, job: BulkJobRow): Promise<BulkJob> {
  const [view] = await viewJobs(db, [job])
  if (view === undefined) throw new Error("one job has one view")
  return view
}

type Card = Pick<BulkRowRow, "position" | "line" | "state" | "title" | "score" | "errorCode" | "error">

export const viewRow = ({
  position,
  line,
  state,
  title,
  score,
  errorCode,
  error,
  name,
}: Card & { name: string }): BulkRow => ({
  ...{ position, line, name, state, title, score },
  problem: errorCode === null ? null : { code: errorCode, message: error ?? "" },
})

export const viewWholeRow = (job: BulkJobRow, row: BulkRowRow): WholeBulkRow => ({
  ...viewRow({ ...row, name: row.product.name }),
  product: row.listing,
  form: briefOfRow(job.form, row),
})
