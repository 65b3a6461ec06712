import { queryOptions } from "@tanstack/react-query"
import { pages } from "../../contract/pages.ts"
import { send } from "./send.ts"

/** The user's analyses, newest first. */
export const analysesQuery = queryOptions({
  queryKey: [pages.list.path],
  queryFn: ({ signal }) => send(pages.list, { signal }),
  staleTime: 0,
})

/** One analysis in full; it never changes. */
export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: [pages.get.path, id],
    queryFn: ({ signal }) => send(pages.get, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const batchesQuery = queryOptions({
  queryKey: [pages.listBatches.path],
  queryFn: ({ signal }) => send(pages.listBatches, { signal }),
  staleTime: 0,
})
