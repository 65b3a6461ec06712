import type { BulkJob, BulkSource, NewBulkRow } from "../../../../contract/bulk/job.ts"
import { bulk } from "../../../../contract/bulk.ts"
import type { UnfinishedForm } from "../../../../contract/seo/form.ts"
import { maxRowsAtOnce } from "../../../../domain/bulk/limits.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { send } from "../../../api/send.ts"

interface SentJob {
  readonly platform: PlatformId
  readonly form: UnfinishedForm
  readonly count: number
  /** What an earlier attempt has already sent. */
  readonly before: { readonly jobId: string; readonly sent: number } | null
  readonly source: () => Promise<BulkSource>
  readonly take: (from: number, size: number) => Promise<readonly NewBulkRow[]>
  readonly onSent: (jobId: string, sent: number) => void
}

/** Well below the server's limit, so that a slow connection does not wait long. */
const pieceChars = 1_500_000

export async function sendJob({ platform, form, count, before, source, take, onSent }: SentJob): Promise<BulkJob> {
  const id = before?.jobId ?? (await send(bulk.create, { body: { platform, form, source: await source() } })).id
  let sent = before?.sent ?? 0
  onSent(id, sent)
  while (sent < count) {
    const rows = fitting(await take(sent, maxRowsAtOnce))
    await send(bulk.addRows, { params: { id }, body: { from: sent, rows: [...rows] } })
    sent += rows.length
    onSent(id, sent)
  }
  return send(bulk.start, { params: { id }, body: { total: count } })
}

/** As many rows as fit into one chunk, at least one. */
export function fitting(rows: readonly NewBulkRow[]): readonly NewBulkRow[] {
  let chars = 0
  const end = rows.findIndex((row) => {
    chars += JSON.stringify(row).length
    return chars > pieceChars
  })
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}
