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

/** How many of the found rows can be accepted. Its key is below that of the rows, so that both are read again together. */
export const acceptableQuery = (jobId: string, filters: RowFilters) =>
  queryOptions({
    queryKey: [...rowsKey(jobId), "acceptable", filterOf(filters)],
    queryFn: async ({ signal }) => {
      if (filters.state !== "all" && filters.state !== "written") return 0
      const query = { ...filterOf(filters), state: "written" as const }
      return (await send(bulk.countRows, { params: { id: jobId }, query, signal })).found
    },
    staleTime: 0,
  })

export const rowQuery = (jobId: string, position: number) =>
  queryOptions({
    queryKey: [bulk.getRow.path, jobId, position],
    queryFn: ({ signal }) => send(bulk.getRow, { params: { id: jobId, position: String(position) }, signal }),
  })
