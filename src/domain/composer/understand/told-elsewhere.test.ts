import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"

const textsOf = (description: string) => tellerOf({ description }).u.facts.map(({ text }) => text.toLowerCase())

test("what another fact says in fuller words is not told", () => {
  expect(textsOf("Felt balls, wool, 100% New Zealand wool.")).not.toContain("wool")
  expect(textsOf("Ramen noodles, cook them. Cooks in 4 minutes. Ready in 4 minutes.")).not.toContain(
    "ready in 4 minutes",
  )
})

test("what says something else stays", () => {
  expect(textsOf("Felt balls, cotton, 100% New Zealand wool.")).toContain("cotton")
  expect(textsOf("Ramen noodles. Cooks in 4 minutes. Ready in 2 days.")).toContain("ready in 2 days")
})
