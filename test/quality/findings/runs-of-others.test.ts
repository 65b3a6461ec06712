import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { runsOfOthers } from "./runs-of-others.ts"

const text = (id: string, improvedBodyText: string, name = id) => ({
  ...makeWritten({ id, listing: { improvedBodyText } }),
  id: name,
})

test("five words in a row that another brief has are shared, four are not", () => {
  const [one, other] = [text("a", "It holds up well in rain."), text("b", "Ours holds up well in rain too.")]
  const tally = runsOfOthers.prepare([one, other])(one)
  expect(tally).toMatchObject({ count: 1, of: 2, findings: [{ text: "holds up well in rain", says: "also in b" }] })
  const third = text("c", "It holds up well.")
  expect(runsOfOthers.prepare([one, third])(one).count).toBe(0)
})

test("two products of one brief may share its facts", () => {
  const [one, two] = [text("a", "It holds up well in rain.", "a"), text("a", "It holds up well in rain.", "a/2")]
  expect(runsOfOthers.prepare([one, two])(one)).toMatchObject({ count: 0, of: 2 })
})
