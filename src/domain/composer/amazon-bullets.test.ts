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

test("what several of a thing do is told of them, and no bidding", () => {
  const tray = {
    description: "Bath tray in bamboo.",
    uniqueSellingProposition: "Silicone feet grip the rim of the tub",
  }
  expect(amazonBullets(tellerOf(tray, "amazon"), room)[0]).toBe("Silicone Feet: They grip the rim of the tub")
})

test("where there is more than five lines hold, what says least waits", () => {
  const many = { ...rich, keyFeatures: "hanging hook; 9 x 8 cm; engraved rim; BPA-free; camp proof" }
  const lines = amazonBullets(tellerOf(many, "amazon"), room)
  expect(lines).toHaveLength(5)
  expect(lines.filter((line) => line.split(": ")[1] === "Included")).toEqual([])
})

test("a brief of one line gets its few facts one by one", () => {
  const cord = {
    description: "Indoor extension cord, 10 feet, 16 gauge, three outlets, flat plug.",
    businessName: "Corvolt",
  }
  expect(amazonBullets(tellerOf(cord, "amazon"), room)).toEqual(
    expect.arrayContaining(["Gauge: 16 gauge", "Outlets: Three outlets", "Plug: Flat plug"]),
  )
})

test("what it has stands before the colon, and what for behind it", () => {
  const lantern = {
    description: "Camping lantern with a warm light. Has a hook for the roof of a tent. Weighs 9 oz.",
    products: [{ name: "Camping Lantern", category: "Lanterns", description: "" }],
  }
  expect(amazonBullets(tellerOf(lantern, "amazon"), room)).toContain("Hook: For the roof of a tent")
})
