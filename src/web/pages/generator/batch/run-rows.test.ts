import { expect, it } from "vitest"
import type { GenerationCard } from "../../../../contract/seo.ts"
import { type Beginning, runRows } from "./run-rows.ts"

const summary = (changes: Partial<GenerationCard>): GenerationCard => ({
  ...{ id: "g", run: "r", platform: "etsy", state: "done", done: 1, total: 1, title: "Saltmarsh", itemId: "item" },
  ...{ seoScore: 90, problem: null, createdAt: "2026-11-21T09:00:00.000Z" },
  ...changes,
})

const failed = summary({
  state: "failed",
  itemId: null,
  seoScore: null,
  problem: { code: "provider_failed", message: "The model did not answer." },
})

it.each<[string, GenerationCard[], [] | [Beginning], object]>([
  ["nothing known", [], [], { state: "not-started" }],
  ["just begun", [], ["starting"], { state: "starting" }],
  ["never begun", [], [{ problem: "No network." }], { state: "failed", problem: "No network." }],
  ["finished", [summary({})], [], { state: "done", itemId: "item", score: 90 }],
  ["stopped", [summary({ state: "cancelled", done: 1, total: 3 })], [], { state: "done", itemId: "item" }],
  ["being written", [summary({ state: "running", itemId: null })], [], { state: "writing" }],
  ["failed", [failed], [], { state: "failed", problem: "The model did not answer." }],
  ["of another platform", [summary({ platform: "amazon" })], [], { state: "not-started" }],
  [
    "written again after a failure",
    [failed, summary({ createdAt: "2026-11-21T09:05:00.000Z" })],
    [],
    { state: "done" },
  ],
])("a platform with %s", (_, generations, [beginning], row) => {
  const beginnings = new Map(beginning === undefined ? [] : [["etsy" as const, beginning]])
  expect(runRows(["etsy"], generations, beginnings)).toMatchObject([row])
})
