import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Calls } from "../../contract/index.ts"

const path: Calls["site"]["getPublicConfig"]["path"] = "/api/public-config"

const publicConfigQuery = queryOptions({
  queryKey: [path],
  queryFn: async ({ signal }) => {
    // The page shows before the schemas' code, which nothing on it waits for.
    const [{ send }, { site }] = await Promise.all([import("./send.ts"), import("../../contract/site.ts")])
    return send(site.getPublicConfig, { signal })
  },
})

export const usePublicConfig = () => useQuery(publicConfigQuery)
