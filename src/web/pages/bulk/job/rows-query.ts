import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { BulkRow } from "../../../../contract/bulk/job.ts"
import { bulk } from "../../../../contract/bulk.ts"
import { fairFrom, goodFrom } from "../../../../domain/score.ts"
import { send } from "../../../api/send.ts"
import { sendPage } from "../../../api/send-page.ts"

export const rowsKey = (jobId: string) => [bulk.listRows.path, jobId] as const

export interface RowFilters {
  readonly state: BulkRow["state"] | "all"
  readonly score: "all" | "good" | "fair" | "poor"
  readonly search: string
}

export const noFilters: RowFilters = { state: "all", score: "all", search: "" }

const scores: Readonly<Record<RowFilters["score"], { minScore?: string; maxScore?: string }>> = {
  all: {},
  good: { minScore: String(goodFrom) },
  fair: { minScore: String(fairFrom), maxScore: String(goodFrom - 1) },
  poor: { maxScore: String(fairFrom - 1) },
}

/** The filters in the format of the calls; unset ones are not sent. */
export const filterOf = ({ state, score, search }: RowFilters) => ({
  ...(state !== "all" && { state }),
  ...scores[score],
  ...(search.trim() !== "" && { search: search.trim() }),
})

/** One page of rows. */
export const rowsQuery = (jobId: string, filters: RowFilters, cursor: string | null) =>
  queryOptions({
    queryKey: [...rowsKey(jobId), filterOf(filters), cursor],
    queryFn: ({ signal }) =>
      sendPage(bulk.listRows, {
        params: { id: jobId },
        query: { ...filterOf(filters), ...(cursor !== null && { cursor }) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const rowQuery = (jobId: string, position: number) =>
  queryOptions({
    queryKey: [bulk.getRow.path, jobId, position],
    queryFn: ({ signal }) => send(bulk.getRow, { params: { id: jobId, position: String(position) }, signal }),
  })
