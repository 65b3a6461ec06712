import { expect, test } from "vitest"
import { proofsOf } from "./run-proofs.ts"

const fault = { id: "F1", done: "", happens: "", proofs: [["a.test.ts", "one", "group"]] as const }

test("a fault is proven by the tests with its names or in its groups, and a name without a test is reported", () => {
  const ran = [
    { file: "a.test.ts", name: "group first", hasPassed: true },
    { file: "a.test.ts", name: "group second", hasPassed: false },
    { file: "b.test.ts", name: "one", hasPassed: true },
  ]
  expect(proofsOf(fault, ran)).toEqual({ tests: ran.slice(0, 2), missing: ["one"] })
})
