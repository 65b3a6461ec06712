import { queryOptions } from "@tanstack/react-query"
import { webhooks } from "../../../../contract/webhooks.ts"
import { send } from "../../../api/send.ts"

export const webhooksQuery = queryOptions({
  queryKey: [webhooks.list.path],
  queryFn: ({ signal }) => send(webhooks.list, { signal }),
  staleTime: 0,
})

export const deliveriesKey = (id: string) => [webhooks.listDeliveries.path, id] as const
