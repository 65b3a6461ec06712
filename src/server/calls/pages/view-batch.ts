import type { PageBatch } from "../../../contract/pages.ts"
import type { BatchRow } from "../../db/analyses.ts"

const states = ["running", "done", "cancelled"] as const

export const viewBatch = ({ id, source, state, pages, createdAt }: BatchRow): PageBatch => ({
  ...{ id, source, pages },
  state: states.find((known) => known === state) ?? "done",
  done: pages.filter((page) => page.state !== "waiting").length,
  total: pages.length,
  createdAt: createdAt.toISOString(),
})
