import type { bulk } from "../../contract/bulk.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { jobHandlers, uploadHandlers } from "./bulk/job-handlers.ts"
import { rowHandlers } from "./bulk/row-handlers.ts"

export const bulkHandlers = (parts: Parts): AreaHandlers<typeof bulk> => ({
  ...uploadHandlers(parts),
  ...jobHandlers(parts),
  ...rowHandlers(parts),
})
