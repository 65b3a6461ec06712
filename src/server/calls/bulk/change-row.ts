import type { TypedListing } from "../../../contract/seo/listing.ts"
import { briefOfRow } from "../../../domain/bulk/brief-of-row.ts"
import type { BulkJobRow } from "../../db/bulk/jobs.ts"
import { type BulkRowRow, findRow, saveChanged } from "../../db/bulk/rows.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { editOf } from "../seo/edit-listing.ts"
import { mustFindPlatform } from "../seo/fill.ts"
import { mustFindSlot, putInPlace, writeAgain } from "../seo/write-again.ts"

interface Place {
  readonly id: string
  readonly userId: string
  readonly position: number
}

interface Found {
  readonly job: BulkJobRow
  readonly row: BulkRowRow
}

type Tools = Pick<Parts, "db" | "workers" | "writer">

export async function mustFindRow({ db }: Pick<Parts, "db">, place: Place): Promise<Found> {
  const found = await findRow(db, place, place.position)
  if (found === null) throw new Problem("not_found")
  return found
}

/** Saves typed text verbatim and scores it again. */
export const editRow = (tools: Tools, place: Place, typed: TypedListing): Promise<Found> =>
  changeRow(tools, place, editOf(typed, tools.workers, place))

/** Asks the writer for one field again and saves it, made to follow the rules. */
export async function rewriteRow(
  tools: Tools,
  place: Place,
  { field, instruction }: { readonly field: string; readonly instruction: string },
): Promise<Found> {
  const { job, row } = await mustFindRow(tools, place)
  const listing = mustBeWritten(row)
  const brief = briefOfRow(job.form, row)
  const platform = mustFindPlatform(job.platform)
  const slot = mustFindSlot(platform, field)
  const again = { listing, field: slot.key, instruction, times: row.version }
  const { userId } = place
  const { value } = await writeAgain(tools.writer, { userId, brief, subject: row.product, platform, again })
  return changeRow(tools, place, (before) =>
    putInPlace(tools.workers, { before, slot: slot.key, value, brief, platform }, userId),
  )
}

function mustBeWritten({ listing }: BulkRowRow): StoredProduct {
  if (listing === null) throw new Problem("conflict", { message: "This product is not written yet." })
  return listing
}

/** How often to retry after losing a race. */
const maxTries = 5

async function changeRow(
  tools: Tools,
  place: Place,
  change: (before: StoredProduct, form: StoredForm) => Promise<StoredProduct>,
): Promise<Found> {
  for (let tries = 0; tries < maxTries; tries++) {
    const { job, row } = await mustFindRow(tools, place)
    const before = mustBeWritten(row)
    const after = await change(before, briefOfRow(job.form, row))
    if (after === before) return { job, row }
    const saved = await saveChanged(tools.db, row, after)
    if (saved !== null) return { job, row: saved }
  }
  throw new Problem("overloaded", { retryAfterSeconds: 1 })
}
