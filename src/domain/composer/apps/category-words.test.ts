import { expect, test } from "vitest"
import { categoryWords } from "./category-words.ts"

test("gives the words of the category before those of any app", () => {
  expect(categoryWords("Finance").slice(0, 2)).toEqual(["money", "spending"])
  expect(categoryWords("something else")[0]).toBe("phone")
})
