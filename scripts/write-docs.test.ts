import { expect, test } from "vitest"
import { replaceBetween } from "./write-docs.ts"

test("only the text between the markers is replaced", () => {
  const current = "before\n<!-- a -->\nold\n<!-- /a -->\nafter"
  expect(replaceBetween(current, "a", "new")).toBe("before\n<!-- a -->\nnew\n<!-- /a -->\nafter")
  expect(replaceBetween(replaceBetween(current, "a", "new"), "a", "new")).toBe(replaceBetween(current, "a", "new"))
})

test.each(["no marks", "<!-- a --> never closed", "<!-- /a --> <!-- a -->"])("%j is refused", (current) => {
  expect(() => replaceBetween(current, "a", "new")).toThrow("<!-- a -->")
})
