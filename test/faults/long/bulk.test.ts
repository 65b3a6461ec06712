import { expect, it } from "vitest"
import { brokenBulkJob } from "../../../scripts/faults/bulk.ts"

it("a job of two processes, one of which is killed, on a database that restarts, ends with every row written once", async () => {
  const { isHeld, figures } = await brokenBulkJob(80)
  expect(figures).toContain("0 lost, 0 written again")
  expect(isHeld).toBe(true)
}, 600_000)
