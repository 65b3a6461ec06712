import type { bulk } from "../../contract/bulk.ts"
import type { AreaDeeds } from "../deed.ts"
import type { Parts } from "../parts.ts"
import { jobDeeds, uploadDeeds } from "./bulk/job-deeds.ts"
import { rowDeeds } from "./bulk/row-deeds.ts"

export const bulkDeeds = (parts: Parts): AreaDeeds<typeof bulk> => ({
  ...uploadDeeds(parts),
  ...jobDeeds(parts),
  ...rowDeeds(parts),
})
