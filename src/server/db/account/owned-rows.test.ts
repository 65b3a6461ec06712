import { expect, it } from "vitest"
import { listUnownedTables } from "./owned-rows.ts"

it("every table is exported, except those about no particular user", () => {
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
