import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { namesFor } from "./names-for.ts"

const product = (name: string) => ({ name, category: "", description: "Ready in four weeks." })

test.each([
  ["Small Garden Design", "the design"],
  ["Puppy Classes", "it"],
])("a page of %j calls it %j", (name, the) => {
  const { u } = tellerOf({ businessName: "Harrow & Fern", products: [product(name)] }, "website")
  expect(namesFor(u)).toEqual({ it: "it", the })
})
