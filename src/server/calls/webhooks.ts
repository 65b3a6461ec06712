import type { webhooks } from "../../contract/webhooks.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { deliveryHandlers } from "./webhooks/delivery-handlers.ts"
import { endpointHandlers } from "./webhooks/endpoint-handlers.ts"

export const webhooksHandlers = (parts: Parts): AreaHandlers<typeof webhooks> => ({
  ...endpointHandlers(parts),
  ...deliveryHandlers(parts),
})
