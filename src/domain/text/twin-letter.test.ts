import { expect, test } from "vitest"
import { withTwinLetter } from "./twin-letter.ts"

test("A letter lost of two alike, or one too many, where one right word comes of it", () => {
  expect(withTwinLetter("scrapboking")).toBe("scrapbooking")
  expect(withTwinLetter("upholsttery")).toBe("upholstery")
  expect(withTwinLetter("woodworrking")).toBe("woodworking")
})

test("Short words, names and words that no letter mends stay", () => {
  expect(withTwinLetter("organick")).toBeNull()
  expect(withTwinLetter("multipal")).toBeNull()
  expect(withTwinLetter("plafon")).toBeNull()
  expect(withTwinLetter("zorbex-o")).toBeNull()
  expect(withTwinLetter("glimmerkraft")).toBeNull()
})
