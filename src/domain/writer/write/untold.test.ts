import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

test("a business that mends what people bring has no condition", () => {
  const given = { businessName: "Penzance Net Repairs", facebookCondition: "Used - Good" }
  const description = "We mend tennis nets and goal nets by hand. Small holes are patched with matching twine."
  expect(bodyOf(makeUnderstood({ ...given, description }, "facebookmarketplace"))).not.toContain("Used - Good")
  const net = "A used tennis net, 12 m long. One hole has been patched with matching twine."
  expect(bodyOf(makeUnderstood({ ...given, description: net }, "facebookmarketplace"))).toContain("Used - Good")
})
