import { expect, test } from "vitest"
import { copiedRuns } from "./copied-runs.ts"
import { makeWritten } from "./make-written.ts"

const description = "one two three four five six seven eight nine"

test.each<[string, number, number]>([
  ["One two three four five six seven eight.", 8, 8],
  ["one two three four five six seven", 0, 7],
  ["So: one two three four five six seven, eight; nine and ten", 9, 12],
  ["two one three four five six seven eight", 0, 8],
])("of %j %d words of %d are copied", (improvedBodyText, count, of) => {
  expect(copiedRuns.prepare([])(makeWritten({ form: { description }, listing: { improvedBodyText } }))).toMatchObject({
    count,
    of,
  })
})

test("what stands in two fields of the brief was never said in one breath", () => {
  const form = { description: "one two three four", location: "five six seven eight" }
  const listing = { improvedBodyText: "one two three four five six seven eight" }
  expect(copiedRuns.prepare([])(makeWritten({ form, listing })).count).toBe(0)
})
