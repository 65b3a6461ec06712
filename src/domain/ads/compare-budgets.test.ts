import { expect, it } from "vitest"
import { compareBudgets } from "./compare-budgets.ts"
import { exampleFor } from "./examples.ts"

const form = { ...exampleFor("home_services"), monthlyBudget: 500 }

it("names the changes and the new groups", () => {
  const { changes, addedGroups, removedGroups } = compareBudgets(form, 1600, "professional")
  expect(changes.map(({ id, before, after }) => [id, before, after])).toContainEqual(["month", "$500", "$1,600"])
  expect(changes.map(({ id, before, after }) => [id, before, after])).toContainEqual(["groups", "1", "3"])
  expect([addedGroups.length, removedGroups]).toEqual([2, []])
})

it("names the groups that are removed", () => {
  expect(compareBudgets({ ...form, monthlyBudget: 1600 }, 500, "professional").removedGroups).toHaveLength(2)
})

it("says nothing if nothing changes", () => {
  expect(compareBudgets(form, 500, "professional")).toEqual({ changes: [], addedGroups: [], removedGroups: [] })
})
