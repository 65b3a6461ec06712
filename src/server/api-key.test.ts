import { expect, it } from "vitest"
import { hashApiKey, isApiKey, makeApiKey } from "./api-key.ts"

it("is long, never the same, and recognizable by its prefix and its checksum", () => {
  const keys = Array.from({ length: 200 }, makeApiKey)
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) {
    expect(key).toMatch(/^ss_live_[0-9A-Za-z]{49}$/)
    expect(isApiKey(key)).toBe(true)
    expect(hashApiKey(key)).not.toContain(key.slice(-8))
  }
})

it("is not accepted if it was cut off, mistyped or made up", () => {
  const key = makeApiKey()
  const other = key.at(20) === "a" ? "b" : "a"
  const wrong = [key.slice(0, -1), `${key}0`, ` ${key}`, key.slice(8), key.slice(0, 20) + other + key.slice(21), ""]
  for (const text of [...wrong, `ss_live_${"a".repeat(49)}`]) expect([text, isApiKey(text)]).toEqual([text, false])
})
