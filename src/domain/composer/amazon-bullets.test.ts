import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { amazonBullets } from "./amazon-bullets.ts"

const room = { max: 255, target: { min: 5, max: 5 } }
const rich = {
  amazonBrand: "Trailhearth",
  description:
    "Titanium camping mug with folding handles and a lip guard. Holds 450 ml, weighs 68 g. Stuff sack included.",
  uniqueSellingProposition: "The lip guard stops burned lips",
  brandStory: "Designed by two hikers.",
  targetAudience: "weekend backpackers",
  products: [{ name: "Titanium Camping Mug", category: "Camp Kitchen", description: "" }],
}
const bullets = amazonBullets(tellerOf(rich, "amazon"), room)

test("five lines, each a header and what it means", () => {
  expect(bullets).toHaveLength(5)
  for (const line of bullets) expect(line).toMatch(/^[\p{Lu}\p{N}][^:]{1,40}: [\p{L}\p{N}(].*[^.!]$/u)
})

test("what it promises comes first, under its own name", () => {
  expect(bullets[0]).toBe("Lip Guard: Stops burned lips")
})

test("figures stand together", () => {
  expect(bullets.some((line) => line.includes("450 ml") && line.includes("68 g"))).toBe(true)
})

test("no price gets in", () => {
  const priced = amazonBullets(tellerOf({ ...rich, description: `${rich.description} $24.` }, "amazon"), room)
  expect(priced.join(" ")).not.toContain("$")
})

test("a short brief still says only what it has", () => {
  const short = amazonBullets(
    tellerOf({ amazonBrand: "Nuvolo", description: "USB-C to HDMI cable, 6 feet, braided nylon." }, "amazon"),
    room,
  )
  expect(short.join(" ")).toMatch(/6 feet/)
  expect(short.join(" ")).toMatch(/nylon/i)
})
