import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { plainestWords } from "./plainest-words.ts"

test.each([
  ["no stickiness", "non-sticky"],
  ["Everything goes in the dishwasher and the microwave", "the dishwasher and the microwave safe"],
  ["It can go in the freezer", "the freezer safe"],
  ["goes in the back of a car", "goes in the back of a car"],
  ["no witness", "no witness"],
])("%j says %j", (text, plain) => {
  expect(plainestWords(text)).toBe(plain)
})

test("what two fields say in different words is one fact", () => {
  const products = [
    { name: "Stoneware Mug", category: "Mugs", description: "Stoneware mug. Dishwasher and microwave safe." },
    { name: "Stoneware Bowl", category: "Bowls", description: "Stoneware bowl." },
  ]
  const description = "Stoneware from Rye. Everything goes in the microwave and the dishwasher."
  const [mug, bowl] = products.map((product) =>
    tellerOf({ description, products: [product, ...products.filter((other) => other !== product)] }, "etsy")
      .u.facts.map(({ text }) => text)
      .filter((text) => text.includes("icrowave")),
  )
  expect(mug).toEqual(["Dishwasher and microwave safe"])
  expect(bowl).toEqual(["Everything goes in the microwave and the dishwasher"])
})
