import type { FileReply } from "../../../contract/call.ts"
import type { BulkFormat } from "../../../domain/bulk/bulk-formats.ts"
import { planMerge } from "../../../domain/bulk/files/merge-export.ts"
import type { RowState } from "../../../domain/bulk/states.ts"
import { byteOrderMark, writeImportRows } from "../../../domain/seo/exports/csv.ts"
import type { ExportFormat, GeneralFormat } from "../../../domain/seo/exports/export-formats.ts"
import { manyFiles } from "../../../domain/seo/exports/export-many.ts"
import { packExports } from "../../../domain/seo/exports/pack-exports.ts"
import { xlsxMediaType, xlsxPieces } from "../../../domain/seo/exports/xlsx.ts"
import type { BulkJobRow } from "../../db/bulk/jobs.ts"
import { type BulkRowRow, listWholeRows } from "../../db/bulk/rows.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { refuseWithoutFile } from "../history/export-item.ts"
import { mustFindPlatform } from "../seo/fill.ts"

type Tools = Pick<Parts, "db" | "workers">

interface Wanted {
  readonly format: BulkFormat
  readonly which: "accepted" | "all"
}

const rowsAtOnce = 200
/** A platform's file with more products is split into several. */
const productsInFile = 500

/** A job's texts as a file. At most a few hundred rows are in memory. */
export async function exportRows(tools: Tools, job: BulkJobRow, { format, which }: Wanted): Promise<FileReply> {
  const states: readonly RowState[] = which === "all" ? ["written", "accepted"] : ["accepted"]
  const first = await listWholeRows(tools.db, job.id, { states, after: -1, limit: 1 })
  if (first.length === 0)
    throw new Problem("not_found", {
      message: which === "all" ? "No product is written yet." : "No product is accepted yet.",
    })
  if (format === "source") return exportSource(tools, job, states)
  return format === "platform" ? exportPlatform(tools, job, states) : exportGeneral(tools, job, states, format)
}

const baseName = ({ source }: BulkJobRow): string => source.fileName.replace(/\.[a-z]{2,4}$/i, "") || "products"

/** The uploaded file with the new texts, in its original format; rows not selected stay unchanged. */
function exportSource(tools: Tools, job: BulkJobRow, states: readonly RowState[]): FileReply {
  const { top, rowsOf, keep } = planMerge(job.source, mustFindPlatform(job.platform))
  const { separator, sheet = null } = job.source
  async function* pages() {
    yield top
    for await (const rows of pagesOf(tools, job, ["waiting", "written", "accepted", "failed"], rowsAtOnce))
      yield rows.flatMap(({ cells, listing, state }) =>
        listing !== null && states.includes(state) ? rowsOf(cells, listing) : keep(cells),
      )
  }
  async function* text() {
    if (separator !== "\t") yield byteOrderMark
    for await (const rows of pages()) yield writeImportRows(rows, separator)
  }
  const name = `${baseName(job)}-with-new-texts`
  if (sheet !== null)
    return { fileName: `${name}.xlsx`, contentType: xlsxMediaType, content: xlsxPieces(sheet, pages()) }
  const [ending, kind] = separator === "\t" ? ["txt", "tab-separated-values"] : ["csv", "csv"]
  return { fileName: `${name}.${ending}`, contentType: `text/${kind}; charset=utf-8`, content: text() }
}

function exportGeneral(tools: Tools, job: BulkJobRow, states: readonly RowState[], format: GeneralFormat): FileReply {
  const { begin, between, end, mediaType, name } = manyFiles[format]
  async function* content() {
    let isFirst = true
    for await (const rows of pagesOf(tools, job, states, rowsAtOnce)) {
      yield (isFirst ? begin : between) +
        (await tools.workers.run("exportPart", { ...contentOf(job, rows), format }, job))
      isFirst = false
    }
    yield end
  }
  return {
    fileName: `${baseName(job)}${name.slice(name.lastIndexOf("."))}`,
    contentType: mediaType,
    content: content(),
  }
}

/** The platform's import format: one file, or several in an archive. */
async function exportPlatform(tools: Tools, job: BulkJobRow, states: readonly RowState[]): Promise<FileReply> {
  const exported = []
  const format: ExportFormat = "platform"
  for await (const rows of pagesOf(tools, job, states, productsInFile)) {
    const packed = await tools.workers.run("exportPacked", { ...contentOf(job, rows), format }, job)
    if (packed === null) throw refuseWithoutFile(mustFindPlatform(job.platform))
    exported.push({ platform: mustFindPlatform(job.platform), count: rows.length, ...packed })
  }
  const { mediaType, pieces, missing } = packExports(exported)
  async function* content() {
    yield* pieces
  }
  return { fileName: `${baseName(job)}.zip`, contentType: mediaType, content: content(), missing }
}

/** Shared fields apply to every row; a single row's own fields are left out of a file for many. */
function contentOf(job: BulkJobRow, rows: readonly BulkRowRow[]) {
  const brief: StoredForm = { ...job.form, products: rows.map(({ product }) => product) }
  const products = rows.flatMap(({ listing }): StoredProduct[] => (listing === null ? [] : [listing]))
  return { platform: mustFindPlatform(job.platform), brief, products }
}

async function* pagesOf({ db }: Tools, job: BulkJobRow, states: readonly RowState[], limit: number) {
  for (let after = -1; ; ) {
    const rows = await listWholeRows(db, job.id, { states, after, limit })
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.position
  }
}
