import { queryOptions, useQuery } from "@tanstack/react-query"
import { site } from "../../contract/site.ts"
import { send } from "./send.ts"

const publicConfigQuery = queryOptions({
  queryKey: [site.getPublicConfig.path],
  queryFn: ({ signal }) => send(site.getPublicConfig, { signal }),
})

export const usePublicConfig = () => useQuery(publicConfigQuery)
