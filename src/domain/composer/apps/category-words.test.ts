import { expect, test } from "vitest"
import { categoryWords } from "./category-words.ts"

test("gives the words of the category before those of any app", () => {
  expect(categoryWords("Finance").slice(0, 2)).toEqual(["money", "spending"])
  expect(categoryWords("something else")[0]).toBe("phone")
})

test("no category is read out of the middle of a word", () => {
  expect(categoryWords("Lifestyle app, puppy training, business board")).not.toContain("tomorrow")
  expect(categoryWords("puppy training")).not.toContain("journey")
})
