import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { searchedName } from "./titles.ts"

const named = (targetKeywords: string) =>
  searchedName(
    tellerOf({
      description: "Wooden building blocks, 60 pieces.",
      targetKeywords,
      products: [{ name: "Cornerstone Block Set", category: "Toys", description: "60 wooden building blocks." }],
    }).u,
  )

test("a name that nobody searches for has the phrase beside it, if the brief says that it is one", () => {
  expect(named("wooden building blocks")).toBe("Cornerstone Block Set, Wooden Building Blocks")
  expect(named("block set, wooden building blocks")).toBe("Cornerstone Block Set")
  expect(named("plastic bricks")).toBe("Cornerstone Block Set")
})
