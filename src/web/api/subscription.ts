import { queryOptions } from "@tanstack/react-query"
import { billing } from "../../contract/billing.ts"
import { send } from "./send.ts"

/** The user's subscription. It can change elsewhere, so it is fetched at each visit. */
export const subscriptionQuery = queryOptions({
  queryKey: [billing.getSubscription.path],
  queryFn: ({ signal }) => send(billing.getSubscription, { signal }),
  staleTime: 0,
})
