import type { bulk } from "../../contract/bulk.ts"
import type { AreaDeeds } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { jobDeeds, uploadDeeds } from "./bulk/job-handlers.ts"
import { rowDeeds } from "./bulk/row-handlers.ts"

export const bulkDeeds = (parts: Parts): AreaDeeds<typeof bulk> => ({
  ...uploadDeeds(parts),
  ...jobDeeds(parts),
  ...rowDeeds(parts),
})
