import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { tellTrouble } from "./goods-trouble.ts"

const product = (name: string) => ({ name, category: "", description: "" })
const brief = { description: "Garden hoses and gloves.", customerPainPoints: "hoses that kink, stiff gloves" }
test("the trouble is named in the seller's words", () => {
  expect(tellTrouble(tellerOf({ ...brief, products: [product("Green Hose")] }))).toMatch(/hoses (?:that|which) kink/)
})

test("the first of several listings names it whatever it sells", () => {
  const first = tellTrouble(
    tellerOf({ ...brief, products: [product("Seed Tray"), product("Green Hose")], customerPainPoints: "stiff gloves" }),
  )
  expect(first).toMatch(/stiff gloves/)
})

test.each([
  ["hoses that kink", /hoses (?:that|which) kink/],
  ["the mud on the boots", /the mud on the boots/],
  ["hoses that slide, wet feet", /wet feet (?:and|or) hoses that slide/],
  ["hose sticking to moss", /^(?!.*one of those).*hose sticking to moss/],
])("%s", (customerPainPoints, said) => {
  expect(tellTrouble(tellerOf({ description: "A garden hose.", customerPainPoints }))).toMatch(said)
})
