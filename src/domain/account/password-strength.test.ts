import { expect, test } from "vitest"
import { type PasswordStrength, passwordStrength } from "./password-strength.ts"

const rows: readonly [string, PasswordStrength][] = [
  ["", "too short"],
  ["aB3!x", "too short"],
  ["aB3!xQ", "fair"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["abcdefgh", "weak"],
  ["87654321", "weak"],
  ["password", "weak"],
  ["Summer2024", "weak"],
  ["Summer2024!", "weak"],
  ["t4x-9Q", "fair"],
  ["blue-Horse-7", "good"],
  ["correct horse battery staple", "strong"],
  ["🐎🔋📎🐎🔋", "too short"],
]

test.each(rows)("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
