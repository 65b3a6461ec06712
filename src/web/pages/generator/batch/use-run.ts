import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback, useMemo, useRef, useState } from "react"
import type { Form } from "../../../../contract/seo/form.ts"
import { seo } from "../../../../contract/seo.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { beginGeneration } from "./begin-generation.ts"
import { type Beginning, isUnfinished, runRows } from "./run-rows.ts"

const askEveryMs = 1000

const runQuery = (run: string) => ({
  queryKey: [seo.listGenerations.path, { run }],
  queryFn: ({ signal }: { signal: AbortSignal }) => send(seo.listGenerations, { query: { run }, signal }),
  staleTime: 0,
})

/** One brief on several platforms: each has a separate generation on the server, connected by the run. */
export function useRun(run: string, platforms: readonly PlatformId[]) {
  const client = useQueryClient()
  const [beginnings, setBeginnings] = useState<ReadonlyMap<PlatformId, Beginning>>(new Map())
  const query = useQuery({
    ...runQuery(run),
    refetchInterval: ({ state: { data } }) => {
      const isGoingOn = runRows(platforms, data ?? [], beginnings).some(isUnfinished)
      return isGoingOn ? askEveryMs : false
    },
  })

  const listing = useRef(Promise.resolve())
  const listAgain = useCallback(() => {
    const { queryKey } = runQuery(run)
    // One after the other. A list that was requested before may lack what has begun since, and the first one would not
    // be replaced by a refetch.
    listing.current = listing.current
      .then(() => client.cancelQueries({ queryKey }))
      .then(() => client.refetchQueries({ queryKey }))
    return listing.current
  }, [client, run])

  const begin = useCallback(
    async (form: Form, key: string) => {
      const { platform } = form
      const set = (beginning: Beginning | null) =>
        setBeginnings((before) => {
          const next = new Map(before)
          if (beginning === null) next.delete(platform)
          else next.set(platform, beginning)
          return next
        })
      set("starting")
      try {
        await beginGeneration(form, run, key)
        await listAgain()
        set(null)
      } catch (error) {
        set({ problem: explain(error, "It could not be started. Please try again.") })
      }
    },
    [listAgain, run],
  )

  const rows = useMemo(() => runRows(platforms, query.data ?? [], beginnings), [platforms, query.data, beginnings])
  return { rows, begin, error: query.error, refetch: query.refetch }
}
