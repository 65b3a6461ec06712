import { queryOptions } from "@tanstack/react-query"
import type { CheckoutState } from "../../contract/billing.ts"
import type { Calls } from "../../contract/index.ts"

const path: Calls["billing"]["getCheckout"]["path"] = "/api/checkout"

/** How far this browser has come in checkout. Payments can change elsewhere, so the state is always fetched again. */
export const checkoutStateQuery = queryOptions({
  queryKey: [path],
  queryFn: async ({ signal }): Promise<CheckoutState> => {
    // The page shows before the schemas' code, which a visitor who never paid does not need.
    const [{ send }, { billing }] = await Promise.all([import("./send.ts"), import("../../contract/billing.ts")])
    return send(billing.getCheckout, { signal })
  },
  staleTime: 0,
})
