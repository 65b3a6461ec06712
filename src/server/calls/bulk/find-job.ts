import { type BulkJobRow, findJob, type OwnedJob } from "../../db/bulk/jobs.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"

export async function mustFindJob({ db }: Pick<Parts, "db">, owned: OwnedJob): Promise<BulkJobRow> {
  const job = await findJob(db, owned)
  if (job === null) throw new Problem("not_found")
  return job
}
