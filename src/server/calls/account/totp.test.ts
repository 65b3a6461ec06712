import { describe, expect, it, test } from "vitest"
import { findStep, fromBase32, makeTotpSecret, otpauthUrl, stepAt, toBase32, totpCode } from "./totp.ts"

const secret = toBase32(Buffer.from("12345678901234567890"))

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s", (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

// RFC 4648, section 10.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j in base 32", (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
  expect(Buffer.from(fromBase32(encoded)).toString()).toBe(text)
})

describe("the window", () => {
  const now = new Date("2026-12-01T00:00:15Z")
  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])("for a code %i steps away: %s", (away, isTaken) => {
    const step = stepAt(now) + away
    expect(findStep(secret, totpCode(secret, step), now)).toBe(isTaken ? step : null)
  })
})

it("makes different secrets of 160 bits", () => {
  const made = makeTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeTotpSecret()).not.toBe(made)
})

it("writes the address for the app", () => {
  expect(otpauthUrl({ secret: "ABC", account: "ada@shop.example", issuer: "Search Simple" })).toBe(
    "otpauth://totp/Search%20Simple:ada%40shop.example?secret=ABC&issuer=Search%20Simple&algorithm=SHA1&digits=6&period=30",
  )
})
