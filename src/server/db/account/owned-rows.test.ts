import { expect, it } from "vitest"
import { listUnownedTables } from "./owned-rows.ts"

it("no table is left out of an export but those that say nothing about any one user", () => {
  expect(listUnownedTables().toSorted()).toEqual([
    "billing_events",
    "operator_log",
    "readiness",
    "sandbox_objects",
    "served_minutes",
    "throttles",
    "trust_metrics",
  ])
})
