import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { ideaBullets } from "./idea-bullets.ts"
import type { Room } from "./room.ts"

const room: Room = { max: 255, unit: "codePoints", target: { min: 5, max: 5 } }
const bullets = (given: Partial<Brief>): string[] => ideaBullets(makeUnderstood(given, "amazon"), room)
const product = (name: string, description = "") => ({ products: [{ name, category: "", description }] })

const mug: Partial<Brief> = {
  description:
    "Titanium camping mug with folding handles and a silicone lip guard. 450 ml, 68 g, fits inside our 750 ml pot. Stuff sack included.",
  uniqueSellingProposition: "Silicone lip guard stops burned lips",
  productDimensions: "9.5 x 8 cm",
  targetAudience: "weekend backpackers and cyclists",
  ...product("Titanium Camping Mug"),
}

describe("Amazon's bullets", () => {
  test("are five ideas, the promise first", () => {
    const found = bullets(mug)
    expect(found).toHaveLength(5)
    expect(found[0]).toBe("Silicone lip guard stops burned lips")
  })

  test("put values that belong together under one label", () => {
    expect(bullets(mug).join("\n")).toMatch(/^Size, weight and capacity: 9\.5 x 8 cm, 68 g, 450 ml$/m)
  })

  test.each([
    ["Wok with a beech handle. Weighs 3.7 lb. Lid not included.", "Steel Wok", /^Lid not included$/m],
    ["Dog harness, reflective stitching. Sizes S to XL. Comes with a lead.", "Dog Harness", /^In the box: lead$/m],
    ["Felt pads, self adhesive. Pack of 48. Hand wash.", "Felt Pads", /^Care: hand wash$/m],
  ])("name the contents and the care without repeating the label: %s", (description, name, expected) => {
    expect(bullets({ description, ...product(name) }).join("\n")).toMatch(expected)
  })

  test("end without punctuation, and no two say the same", () => {
    const found = bullets({ ...mug, keyFeatures: "folding handles; silicone lip guard; stuff sack; 68 g" })
    for (const line of found) expect(line).not.toMatch(/[.;,]$/)
    expect(new Set(found).size).toBe(found.length)
  })

  test.each([
    ["It also folds flat. A steel rack.", "Steel Rack", /^It also/m],
    ["A bottle for £5. Steel lid.", "Water Bottle", /£/],
  ])("leave out prices and anything that makes no sense alone: %s", (description, name, wrong) => {
    const given = {
      description: `Sturdy. ${description}`,
      keyFeatures: "steel; rust-proof; flat; light; dishwasher safe",
      ...product(name),
    }
    expect(bullets(given).join("\n")).not.toMatch(wrong)
  })
})

test("no bullet says only the name", () => {
  const given = {
    description: "A hand weeder with a forked steel tip that levers dandelions out. The ash handle is oiled.",
    ...product("Hand Weeder"),
  }
  expect(bullets(given)).not.toContain("A hand weeder")
})

test("facts of different forms share no bullet", () => {
  const given = {
    description:
      "Silicone baking mat set of 2 for half sheet pans, 16.5 x 11.6 inches. Non-stick, oven safe to 480°F, dishwasher safe. Fiberglass core keeps the mat flat. Rolls up for storage. Printed with inch and centimeter guides and macaron circles.",
    uniqueSellingProposition: "Food-grade silicone with no filler: it stays its color when you twist it",
    certifications: "LFGB tested",
    ...product("Silicone Baking Mat, Set of 2", "Two baking mats with measurement guides, oven safe to 480°F."),
  }
  expect(bullets(given).join("\n")).not.toContain(";")
})
