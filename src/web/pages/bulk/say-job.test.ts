import { expect, test } from "vitest"
import type { BulkJob } from "../../../contract/bulk/job.ts"
import { doneOf, products, sayEstimate } from "./say-job.ts"

const job: BulkJob = {
  ...{ id: "j", fileName: "mine.csv", platform: "etsy", state: "running", total: 200 },
  counts: { waiting: 150, written: 40, accepted: 8, failed: 2 },
  ...{ msPerRow: 400, createdAt: "2026-11-20T10:00:00.000Z", finishedAt: null },
}

test.each<[string, Partial<BulkJob>, string | null]>([
  ["soon", {}, "About a minute left, at the pace of the last ones (0.4 s each)."],
  ["at once", { msPerRow: 20 }, "Less than a minute left, at the pace of the last ones (less than 0.1 s each)."],
  ["in a while", { msPerRow: 12_000 }, "About 30 minutes left, at the pace of the last ones (12 s each)."],
  ["in hours", { msPerRow: 60_000 }, "About 3 hours left, at the pace of the last ones (60 s each)."],
  ["nobody knows", { msPerRow: null }, "The time left is known once some are written."],
  ["paused", { state: "paused" }, null],
  ["nothing is left", { counts: { waiting: 0, written: 198, accepted: 0, failed: 2 } }, null],
])("%s", (_name, change, words) => {
  expect(sayEstimate({ ...job, ...change })).toBe(words)
})

test('"done" counts rows that nobody waits for, including failures', () => {
  expect(doneOf(job)).toBe(50)
  expect([products(1), products(10_000)]).toEqual(["1 product", "10,000 products"])
})
