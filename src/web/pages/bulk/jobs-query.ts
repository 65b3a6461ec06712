import { queryOptions } from "@tanstack/react-query"
import type { BulkJob } from "../../../contract/bulk/job.ts"
import { bulk } from "../../../contract/bulk.ts"
import { send } from "../../api/send.ts"

const askEveryMs = 1000

const isMoving = (job: BulkJob): boolean => job.state === "running"

export const jobsQuery = queryOptions({
  queryKey: [bulk.list.path],
  queryFn: ({ signal }) => send(bulk.list, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.some(isMoving) ? askEveryMs * 3 : false),
})

/** One job, polled while it is being written. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: [bulk.get.path, id],
    queryFn: ({ signal }) => send(bulk.get, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? askEveryMs : false),
  })
