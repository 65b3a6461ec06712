import type { bulk } from "../../../contract/bulk.ts"
import { rowsInPage } from "../../../domain/bulk/limits.ts"
import { acceptRows, countRows, listRows, type RowFilter } from "../../db/bulk/rows.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { editRow, mustFindRow, rewriteRow } from "./change-row.ts"
import { exportRows } from "./export-rows.ts"
import { mustFindJob } from "./find-job.ts"
import { viewRow, viewWholeRow } from "./view-job.ts"

type RowKey = "listRows" | "countRows" | "getRow" | "editRow" | "rewriteRow" | "accept" | "exportRows"

/** Actions on written rows. */
export const rowHandlers = (parts: Parts): Pick<AreaHandlers<typeof bulk>, RowKey> => ({
  async listRows({ params, query: { cursor, ...asked } }, { user }) {
    const job = await mustFindJob(parts, { id: params.id, userId: user.id })
    const after = /^\d{1,5}$/.test(cursor ?? "") ? Number(cursor) : -1
    const rows = await listRows(parts.db, job.id, readFilter(asked), { after, limit: rowsInPage + 1 })
    const page = rows.slice(0, rowsInPage)
    const last = page.at(-1)
    return { page: page.map(viewRow), nextCursor: rows.length > rowsInPage && last ? String(last.position) : null }
  },

  async countRows({ params, query }, { user }) {
    const job = await mustFindJob(parts, { id: params.id, userId: user.id })
    return { found: await countRows(parts.db, job.id, readFilter(query)) }
  },

  async getRow({ params }, { user }) {
    const { job, row } = await mustFindRow(parts, placeOf(params, user.id))
    return viewWholeRow(job, row)
  },

  async editRow({ params, body }, { user }) {
    const { job, row } = await editRow(parts, placeOf(params, user.id), body)
    return viewWholeRow(job, row)
  },

  async rewriteRow({ params, body }, { user }) {
    const { job, row } = await rewriteRow(parts, placeOf(params, user.id), body)
    return viewWholeRow(job, row)
  },

  async accept({ params, body: { isAccepted, positions, filter } }, { user }) {
    const job = await mustFindJob(parts, { id: params.id, userId: user.id })
    const chosen = positions === undefined ? { filter: readFilter(filter ?? {}) } : { positions }
    return { changed: await acceptRows(parts.db, job.id, chosen, isAccepted) }
  },

  exportRows: async ({ params, query }, { user }) =>
    exportRows(parts, await mustFindJob(parts, { id: params.id, userId: user.id }), query),
})

const placeOf = ({ id, position }: { id: string; position: string }, userId: string) => ({
  ...{ id, userId },
  position: Number(position),
})

interface Asked {
  readonly state?: RowFilter["state"]
  readonly minScore?: string | undefined
  readonly maxScore?: string | undefined
  readonly search?: string | undefined
}

const readFilter = ({ state, minScore, maxScore, search }: Asked): RowFilter => ({
  ...(state !== undefined && { state }),
  ...(minScore !== undefined && { minScore: Number(minScore) }),
  ...(maxScore !== undefined && { maxScore: Number(maxScore) }),
  ...(search !== undefined && { search }),
})
