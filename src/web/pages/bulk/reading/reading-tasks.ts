import type { BulkSource, NewBulkRow } from "../../../../contract/bulk/job.ts"
import type { ColumnUse } from "../../../../domain/bulk/files/column-uses.ts"
import type { FileProduct } from "../../../../domain/bulk/files/join-products.ts"
import type { ColumnMatch } from "../../../../domain/bulk/files/match-columns.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import type { CheckedFile, OpenedFile, PreviewPage } from "./file-desk.ts"
import type { FileProblem } from "./file-problem.ts"

/** The requests to the reading thread, and its answers. */
export interface ReadingTasks {
  readonly open: { readonly ask: { readonly file: File }; readonly answer: OpenedFile | FileProblem }
  readonly lay: { readonly ask: { readonly hasHeads: boolean }; readonly answer: OpenedFile | FileProblem }
  readonly remember: {
    readonly ask: { readonly known: ReadonlyMap<string, ColumnUse> }
    readonly answer: readonly ColumnMatch[]
  }
  readonly check: { readonly ask: { readonly uses: readonly ColumnUse[] }; readonly answer: CheckedFile }
  readonly fix: {
    readonly ask: { readonly at: number; readonly use: Exclude<keyof FileProduct, "line">; readonly text: string }
    readonly answer: CheckedFile
  }
  readonly page: {
    readonly ask: { readonly from: number; readonly count: number; readonly isFaultyOnly: boolean }
    readonly answer: PreviewPage
  }
  readonly source: { readonly ask: { readonly fileName: string }; readonly answer: BulkSource }
  readonly take: {
    readonly ask: {
      readonly from: number
      readonly count: number
      readonly platform: PlatformId
      readonly currency: string
    }
    readonly answer: readonly NewBulkRow[]
  }
}

export type TaskName = keyof ReadingTasks

export type Asked = {
  [Name in TaskName]: { readonly id: number; readonly name: Name } & ReadingTasks[Name]["ask"]
}[TaskName]

/** An answer, or the progress on the way to it. */
export type Told =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly answer: ReadingTasks[TaskName]["answer"] }
  | { readonly id: number; readonly failed: string }
