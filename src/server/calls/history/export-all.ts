import type { FileReply } from "../../../contract/call.ts"
import type { ExportContent } from "../../../domain/seo/exports/export-file.ts"
import type { GeneralFormat } from "../../../domain/seo/exports/export-formats.ts"
import { type ManyFile, manyFiles } from "../../../domain/seo/exports/export-many.ts"
import { findPlatform } from "../../../domain/seo/find-platform.ts"
import { listForms } from "../../db/generations/generations.ts"
import type { HistoryRow } from "../../db/history/history.ts"
import { listListings } from "../../db/history/listings.ts"
import type { Db } from "../../db/open.ts"
import type { Parts } from "../../parts.ts"
import { findItems, type ItemQuery } from "./find-items.ts"

/** All listings that match a query. The first page is read at once, so that an error can still be reported. */
export async function exportAll(
  { db, workers }: Pick<Parts, "db" | "workers">,
  query: ItemQuery,
  format: GeneralFormat,
): Promise<FileReply> {
  const file = manyFiles[format]
  const first = await findItems(db, query, undefined)
  const write = (content: ExportContent) => workers.run("exportPart", { ...content, format }, query)
  const content = piecesOf({ ...file, write }, contentsOf(db, query, first))
  return { fileName: file.name, contentType: file.mediaType, content }
}

interface Writing extends Pick<ManyFile, "begin" | "between" | "end"> {
  readonly write: (content: ExportContent) => Promise<string>
}

async function* piecesOf({ begin, between, write, end }: Writing, contents: AsyncIterable<ExportContent>) {
  let isFirst = true
  for await (const content of contents) {
    yield (isFirst ? begin : between) + (await write(content))
    isFirst = false
  }
  yield isFirst ? begin + end : end
}

type Found = Awaited<ReturnType<typeof findItems>>

/** One generation at a time is in memory. */
async function* contentsOf(db: Db, query: ItemQuery, first: Found): AsyncGenerator<ExportContent> {
  for (let found = first; ; ) {
    yield* ofItems(db, query.userId, found.items)
    if (found.nextCursor === null) return
    found = await findItems(db, query, found.nextCursor)
  }
}

async function* ofItems(db: Db, userId: string, items: readonly HistoryRow[]): AsyncGenerator<ExportContent> {
  const ids = items.flatMap(({ generationId }) => generationId ?? [])
  const forms = await listForms(db, { ids, userId })
  for (const id of ids) {
    const brief = forms.get(id)
    const platform = brief && findPlatform(brief.platform)
    if (brief === undefined || platform === undefined) continue
    const products = (await listListings(db, [id])).map(({ product }) => product)
    // It may have been deleted since the page was read.
    if (products.length > 0) yield { platform, brief, products }
  }
}
