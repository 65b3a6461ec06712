import { sql } from "drizzle-orm"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { refuseUnstorable } from "./read-json.ts"

/** Text of arbitrary code units, including unpaired surrogates and NUL. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

function isRefused(value: unknown): boolean {
  try {
    refuseUnstorable(value)
    return false
  } catch (error) {
    expect(error).toMatchObject({ code: "bad_input" })
    return true
  }
}

describe("refuseUnstorable", () => {
  it("refuses a text exactly when the database would refuse or change it", async () => {
    const { db } = await openApp()
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText, fc.string({ unit: "grapheme" }), fc.constant("a\0b")), async (text) => {
        const keep = db.execute<{ kept: string }>(sql`select ${text}::text as kept`)
        const kept = await keep.then(
          ({ rows }) => rows[0]?.kept,
          () => undefined,
        )
        expect(isRefused({ deep: [{ text }] })).toBe(kept !== text)
      }),
      { numRuns: 300 },
    )
  })

  it("checks keys too, and survives any depth", () => {
    expect(isRefused({ "a\0": 1 })).toBe(true)
    let deep: unknown = "bottom"
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    expect(isRefused(deep)).toBe(true)
    expect(isRefused(JSON.parse(`${"[".repeat(32)}1${"]".repeat(32)}`))).toBe(false)
    expect(isRefused(JSON.parse(`${"[".repeat(33)}1${"]".repeat(33)}`))).toBe(true)
  })
})
