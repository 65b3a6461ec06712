import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { factsTold } from "./body.ts"
import { tellingLines } from "./telling-lines.ts"

const linesOf = (description: string, platform?: string): string => {
  const u = makeUnderstood({ description }, platform)
  return tellingLines(factsTold(u), u).join("|")
}

test("nobody searches for how to wash it, or for what is not included", () => {
  const said = linesOf(
    "A cast iron dosa pan, 30 cm wide. Please lift it with both hands. Wash by hand only. A lid is not included. The face is ground flat.",
    "amazon",
  )
  expect(said).toContain("The face is ground flat.")
  expect(said).not.toMatch(/lift|wash|lid/i)
})

test("what comes afterwards needs what came before", () => {
  const said = linesOf(
    "A harmonium arrives losing air. We patch two cracked folds with hide glue. Afterwards it holds for nineteen seconds.",
    "youtube",
  )
  expect(said).not.toContain("Afterwards")
})
