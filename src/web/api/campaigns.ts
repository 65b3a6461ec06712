import { queryOptions } from "@tanstack/react-query"
import { ads } from "../../contract/ads.ts"
import { send } from "./send.ts"

/** The saved campaigns, newest first. */
export const campaignsQuery = queryOptions({
  queryKey: [ads.list.path],
  queryFn: ({ signal }) => send(ads.list, { signal }),
})

/** One campaign in full. Each edit updates it here. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [ads.get.path, id],
    queryFn: async ({ signal }) => (await send(ads.get, { params: { id }, signal })).campaign,
    staleTime: 0,
  })
