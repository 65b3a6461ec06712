import { expect, it } from "vitest"
import { exampleFor } from "./examples.ts"
import { planStrategy } from "./plan-strategy.ts"
import { readBusiness } from "./read/read-business.ts"

it("asks which town is meant, and says what the plan takes", () => {
  const strategy = planStrategy(readBusiness({ ...exampleFor("home_services"), phone: "", location: "Halifax" }))
  expect(strategy.missing.find(({ id }) => id === "place")?.text).toContain("takes Halifax, Nova Scotia")
  expect(strategy.targets).toEqual(["Halifax,Nova Scotia,Canada"])
})
