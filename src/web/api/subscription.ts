import { queryOptions } from "@tanstack/react-query"
import { billing } from "../../contract/billing.ts"
import { send } from "./send.ts"

/** How one's subscription stands. It changes without us: asked for at each visit. */
export const subscriptionQuery = queryOptions({
  queryKey: [billing.getSubscription.path],
  queryFn: ({ signal }) => send(billing.getSubscription, { signal }),
  staleTime: 0,
})
