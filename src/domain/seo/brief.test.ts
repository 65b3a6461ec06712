import { expect, test } from "vitest"
import { fillBlanks, subjectsOf } from "./brief.ts"

const business = { businessName: "Tern Labs" }
const noName = { name: " ", category: "Sport", description: "Plans a half marathon." }

test.each([
  [
    "each product",
    {
      ...business,
      products: [
        { ...noName, name: "Plan" },
        { ...noName, name: "Map" },
      ],
    },
    ["Plan", "Map"],
  ],
  ["the business if there is none", { ...business, products: [noName] }, ["Tern Labs"]],
  ["the app, and not for its maker", { ...business, appName: "Tern" }, ["Tern"]],
  ["the business if the app has no name", { ...business, appName: " " }, ["Tern Labs"]],
])("there is a listing for %s", (_, brief, names) => {
  expect(subjectsOf(fillBlanks(brief)).map(({ name }) => name)).toEqual(names)
})

test("what was typed of a product without a name is told of the business", () => {
  expect(subjectsOf(fillBlanks({ ...business, products: [noName] }))).toEqual([{ ...noName, name: "Tern Labs" }])
})
