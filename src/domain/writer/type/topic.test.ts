import { expect, test } from "vitest"
import { topicOf } from "./topic.ts"

test.each([
  "made because my mother kept it in 4 notebooks",
  "built it cos the old one cracked",
  "my grandson is a roofer and kept losing bits",
])("why it was made, and what became of somebody at home, is its story: %s", (text) => {
  expect(topicOf(text, "other", "what")).toBe("story")
})

test.each(["R1450 neg", "Rs 300 each", "R 950", "KSh 1,200 negotiable", "Call out R450 including 1st half hour"])(
  "an amount is a price: %s",
  (text) => {
    expect(topicOf(text, "noun", "what")).toBe("price")
  },
)

test.each(["R134 gas", "R12 tyres", "R2 unit"])("a name with a number is none: %s", (text) => {
  expect(topicOf(text, "noun", "what")).not.toBe("price")
})

test.each(["made of oak for my kitchen", "made for small hands", "my daughters old bike, 16 inch", "kids love it"])(
  "what is said of the thing is not: %s",
  (text) => {
    expect(topicOf(text, "other", "what")).not.toBe("story")
  },
)
