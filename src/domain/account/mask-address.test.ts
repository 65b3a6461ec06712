import { expect, test } from "vitest"
import { maskAddress } from "./mask-address.ts"

test.each([
  ["203.0.113.9", "203.0.113.…"],
  ["2001:db8:1:2::/64", "2001:db8:…"],
  ["::1", "::1"],
  ["", ""],
])("%s", (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})
