import type { bulk } from "../../../contract/bulk.ts"
import { formSchema } from "../../../contract/seo/form.ts"
import { briefOfRow } from "../../../domain/bulk/brief-of-row.ts"
import { maxBulkRows, maxOpenJobs } from "../../../domain/bulk/limits.ts"
import type { JobMove } from "../../../domain/bulk/states.ts"
import { findWritingSettings } from "../../db/account/writing-settings.ts"
import {
  type BulkJobRow,
  cancelJob,
  countOpenJobs,
  countWithoutGap,
  deleteJob,
  insertJob,
  listJobs,
  moveJob,
  type OwnedJob,
  setTotal,
} from "../../db/bulk/jobs.ts"
import { insertRows, retryFailed } from "../../db/bulk/rows.ts"
import { lockUser } from "../../db/generations/generations.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { mustFindJob } from "./find-job.ts"
import { viewJob, viewJobs } from "./view-job.ts"

const maxListed = 50

type UploadKey = "create" | "addRows" | "start"
type JobKey = "list" | "get" | "pause" | "resume" | "cancel" | "retry" | "remove"

/** From creation until it is being written. */
export const uploadHandlers = (parts: Parts): Pick<AreaHandlers<typeof bulk>, UploadKey> => ({
  async create({ body }, { user }) {
    const { tone, style } = await findWritingSettings(parts.db, user.id)
    const { platform, form, source } = body
    const job = await parts.db.transaction(async (tx) => {
      await lockUser(tx, user.id)
      if ((await countOpenJobs(tx, user.id)) >= maxOpenJobs)
        throw new Problem("too_many_requests", {
          message: `At most ${maxOpenJobs} jobs can be open at a time. Please wait until one is finished, or delete one.`,
          retryAfterSeconds: 60,
        })
      const shared = { ...form, platform, products: [], tone: form.tone ?? tone, style: form.style ?? style }
      return insertJob(tx, { userId: user.id, platform, form: shared, source, createdAt: parts.now() })
    })
    return viewJob(parts.db, job)
  },

  async addRows({ params, body: { from, rows } }, { user }) {
    const job = await mustFindJob(parts, { id: params.id, userId: user.id })
    if (job.state !== "uploading") throw new Problem("conflict", { message: "This job has been started already." })
    if (from + rows.length > maxBulkRows)
      throw new Problem("bad_input", { message: `At most ${maxBulkRows.toLocaleString("en")} products in a job` })
    const faults = rows.flatMap((row, at) =>
      faultsOf(job, row).map(({ path, message }) => ({ path: `rows.${at}.${path}`, message })),
    )
    if (faults.length > 0) throw new Problem("bad_input", { issues: faults.slice(0, 100) })
    await insertRows(
      parts.db,
      rows.map((row, at) => ({ ...row, jobId: job.id, position: from + at })),
    )
    return { received: rows.length }
  },

  async start({ params, body: { total } }, { user }) {
    const owned = { id: params.id, userId: user.id }
    const job = await parts.db.transaction(async (tx) => {
      await mustFindJob({ db: tx }, owned)
      const found = await countWithoutGap(tx, owned.id)
      if (found !== total)
        throw new Problem("conflict", { message: "Not all rows have arrived. Please send them again, and then start." })
      await setTotal(tx, owned.id, total)
      return move({ db: tx }, owned, "start")
    })
    parts.bulkWork.wake()
    return viewJob(parts.db, job)
  },
})

export const jobHandlers = (parts: Parts): Pick<AreaHandlers<typeof bulk>, JobKey> => ({
  list: async (_input, { user }) => viewJobs(parts.db, await listJobs(parts.db, user.id, maxListed)),

  get: async ({ params }, { user }) => viewJob(parts.db, await mustFindJob(parts, { id: params.id, userId: user.id })),

  pause: async ({ params }, { user }) =>
    viewJob(parts.db, await move(parts, { id: params.id, userId: user.id }, "pause")),

  async resume({ params }, { user }) {
    const job = await move(parts, { id: params.id, userId: user.id }, "resume")
    parts.bulkWork.wake()
    return viewJob(parts.db, job)
  },

  async cancel({ params }, { user }) {
    const owned = { id: params.id, userId: user.id }
    // A finished job does not change.
    const job = (await cancelJob(parts.db, owned, parts.now())) ?? (await mustFindJob(parts, owned))
    return viewJob(parts.db, job)
  },

  async retry({ params }, { user }) {
    const job = await parts.db.transaction(async (tx) => {
      const owned = { id: params.id, userId: user.id }
      const found = await mustFindJob({ db: tx }, owned)
      // Without failures, there is nothing to restart and no end to announce again.
      return (await retryFailed(tx, found.id)) === 0 ? found : move({ db: tx }, owned, "retry")
    })
    parts.bulkWork.wake()
    return viewJob(parts.db, job)
  },

  async remove({ params }, { user }) {
    if (!(await deleteJob(parts.db, { id: params.id, userId: user.id }))) throw new Problem("not_found")
    return undefined
  },
})

async function move({ db }: Pick<Parts, "db">, owned: OwnedJob, to: JobMove): Promise<BulkJobRow> {
  const job = await moveJob(db, owned, to)
  if (job !== null) return job
  const { state } = await mustFindJob({ db }, owned)
  throw new Problem("conflict", { message: `This job is ${state}, so you cannot ${to} it.` })
}

type Row = Parameters<typeof briefOfRow>[1]

/** A row must be valid in its platform's form. */
function faultsOf(job: BulkJobRow, row: Row): readonly { path: string; message: string }[] {
  const checked = formSchema.safeParse(briefOfRow(job.form, row))
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => ({ path: path.join("."), message }))
}
