import { describe, expect, it } from "vitest"
import { openPasswords, weaknessOf } from "./passwords.ts"

describe("weaknessOf", () => {
  it.each([
    ["123456", /most common/],
    ["PASSWORD", /most common/],
    ["abababab", /repeats/],
    ["SearchSimple", /a name/],
    ["Ada-Ng", /a name/],
    ["ada@shop.example", /a name/],
  ])("knows %s", (password, sentence) => {
    expect(weaknessOf(password, ["ada-ng", "ada@shop.example"])).toMatch(sentence)
  })

  it.each(["k7!qz_", "ünïcödé", "kiln and glaze", "🏺🏺🧱🔥"])("lets %s pass", (password) => {
    expect(weaknessOf(password, ["ada"])).toBeNull()
  })
})

describe("passwords", () => {
  it("are argon2id at the strength OWASP asks for", async () => {
    expect(await openPasswords().hash("kiln and glaze")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it("match themselves and nothing else", async () => {
    const passwords = openPasswords()
    const hash = await passwords.hash("kiln and glaze")
    expect(await passwords.verify(hash, "kiln and glaze")).toBe(true)
    expect(await passwords.verify(hash, "kiln and glazE")).toBe(false)
    expect(await passwords.verify(null, "nobody's password")).toBe(false)
  })

  it("are refused rather than make people wait forever", async () => {
    const passwords = openPasswords()
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => passwords.hash("kiln and glaze")))
    const refused = results.filter((result) => result.status === "rejected")
    expect(refused).toHaveLength(50 - 4 - 32)
    expect(refused[0]).toMatchObject({ reason: { code: "overloaded" } })
    expect(await passwords.hash("kiln and glaze")).toContain("$argon2id$")
  })
})
