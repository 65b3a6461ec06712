import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { CallInput } from "../../contract/call.ts"
import { dashboard } from "../../contract/dashboard.ts"
import { send } from "./send.ts"

/** The dashboard's figures, by the user's calendar. */
export const dashboardQuery = queryOptions({
  queryKey: [dashboard.get.path],
  queryFn: ({ signal }) =>
    send(dashboard.get, { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }, signal }),
  staleTime: 0,
})

type Mark = CallInput<typeof dashboard.mark>["body"]

/** Saves what was seen, even if the next page follows at once. A failure is silent: it is then shown once more. */
export function useMarkHome(): (mark: Mark) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (body: Mark) => send(dashboard.mark, { body, keepalive: true }),
    onSuccess: (home) => client.setQueryData(dashboardQuery.queryKey, (before) => before && { ...before, ...home }),
  })
  return mutate
}
