import type { webhooks } from "../../contract/webhooks.ts"
import type { AreaDeeds } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { deliveryDeeds } from "./webhooks/delivery-handlers.ts"
import { endpointDeeds } from "./webhooks/endpoint-handlers.ts"

export const webhooksDeeds = (parts: Parts): AreaDeeds<typeof webhooks> => ({
  ...endpointDeeds(parts),
  ...deliveryDeeds(parts),
})
