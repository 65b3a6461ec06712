import { expect, test } from "vitest"
import { maskEmail } from "./mask-email.ts"

test.each([
  ["mara@shop.example", "m***@shop.example"],
  ["ma@shop.example", "m***@shop.example"],
  ["m@shop.example", "***@shop.example"],
  ['"a@b"@shop.example', '"***@shop.example'],
  ["éva@shop.example", "é***@shop.example"],
  ["@shop.example", "***@shop.example"],
])("%s is shown as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test("a text that is not an address reveals nothing", () => {
  expect(maskEmail("nobody")).not.toContain("obody")
})
