import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { bulletsOf } from "./bullets.ts"

const room = { max: 120, unit: "safeChars", target: { min: 4, max: 6 } } as const
const bullets = (given: Partial<Brief>, platformId = "shopify"): string[] =>
  bulletsOf(makeUnderstood(given, platformId), room)
const product = (name: string, description = "") => ({ products: [{ name, category: "", description }] })

const calm = "A quiet blender with a jar that fits into any small kitchen and a lid that stays on while it runs."

describe("highlights", () => {
  test("put all certificates on one line", () => {
    expect(
      bullets({
        certifications: "UKCA, CE",
        description: calm,
        keyFeatures: "steel blades; glass jar",
        ...product("Blender"),
      }),
    ).toContain("Certificates: UKCA and CE")
  })

  test.each([
    [
      {
        description: "Teak bench. Seats three. Oiled last spring. Smoke-free home. Legs unscrew.",
        ...product("Teak Bench"),
      },
      /^Teak bench$/m,
    ],
    [
      { description: "A steel rack. It also folds flat.", keyFeatures: "light; rust-proof", ...product("Steel Rack") },
      /^It also/m,
    ],
  ] as const)("do not tell the opening again, or what hangs on another sentence: %s", (given, wrong) => {
    expect(bullets(given).join("\n")).not.toMatch(wrong)
  })

  test('include a flaw that begins with "there", and no bare year', () => {
    const found = bullets(
      { description: "Elm table, 1960s. There are two water rings on the left leaf." },
      "facebookmarketplace",
    )
    expect(found).toContain("There are two water rings on the left leaf")
    expect(found).not.toContain("1960s")
  })

  test("use the opening if the brief has nothing else", () => {
    expect(bullets({ description: "Chalk bags for climbers.", ...product("Chalk Bags") })).toEqual([
      "Chalk bags for climbers",
    ])
  })

  test("are no more than fit, each once", () => {
    const found = bullets({
      keyFeatures: "a lid; a spoon; a bowl; a fork; a cup; a pot; a pan; a lid",
      ...product("Camp Set"),
    })
    expect(found.length).toBeLessThanOrEqual(6)
    expect(new Set(found).size).toBe(found.length)
  })
})
