import type { webhooks } from "../../contract/webhooks.ts"
import type { AreaDeeds } from "../deed.ts"
import type { Parts } from "../parts.ts"
import { deliveryDeeds } from "./webhooks/delivery-deeds.ts"
import { endpointDeeds } from "./webhooks/endpoint-deeds.ts"

export const webhooksDeeds = (parts: Parts): AreaDeeds<typeof webhooks> => ({
  ...endpointDeeds(parts),
  ...deliveryDeeds(parts),
})
