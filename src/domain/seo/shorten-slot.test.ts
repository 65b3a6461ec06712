import fc from "fast-check"
import { expect, test } from "vitest"
import { goodListings } from "../../../test/score/good-listings.ts"
import { countUnits } from "../text/measure/units.ts"
import { type SlotKey, slotItems, writeSlot } from "./listing.ts"
import { findExcess, shortenSlot } from "./shorten-slot.ts"
import { violations } from "./violations.ts"

const [good] = goodListings
if (!good) throw new Error("there is no listing")
const { platform, brief, listing } = good

function shorten(key: SlotKey, value: string | readonly string[]) {
  const slot = platform.slots.find((one) => one.key === key)
  if (!slot) throw new Error(`there is no ${key}`)
  const written = writeSlot(listing, key, value)
  const excess = findExcess(slot, value, violations(written, platform, brief))
  return { excess, shorter: shortenSlot(slot, written, platform, brief), slot }
}

test("a title over its limit is cut at a phrase", () => {
  const { excess, shorter } = shorten(
    "productTitle",
    `Beeswax Pillar Candle, ${"Hand Poured in Devon, ".repeat(8)}Honey`,
  )
  expect(excess).toBe("rule")
  expect(shorter.length).toBeLessThanOrEqual(140)
  expect(shorter).toMatch(/^Beeswax Pillar Candle, .*(Devon|Honey)$/)
})

test("a title longer than its visible part can be cut to that part", () => {
  const { excess, shorter } = shorten("productTitle", "Beeswax Pillar Candle, Hand Poured, Natural Honey Scent, 15 cm")
  expect(excess).toBe("sight")
  expect(shorter.length).toBeLessThanOrEqual(55)
  expect(shorter).toMatch(/^Beeswax Pillar Candle/)
})

test("nothing is offered if writers aim past the visible part", () => {
  expect(shorten("metaDescription", `${"A candle of wax. ".repeat(8)}`.trim()).excess).toBeNull()
  expect(shorten("improvedBodyText", listing.improvedBodyText).excess).toBeNull()
})

test("items that are too long are cut, and extra items are removed", () => {
  const tags = [...listing.tags.slice(0, 12), "beeswax candle for a very long evening", "one more tag"]
  const { excess, shorter } = shorten("tags", tags)
  expect(excess).toBe("rule")
  expect(shorter).toHaveLength(13)
  expect(shorter.slice(0, 12)).toEqual(listing.tags.slice(0, 12))
})

test("nothing ever gets longer, and text that is not too long stays", () => {
  const keys = platform.slots.filter(({ kind }) => kind === "text").map(({ key }) => key)
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.lorem({ maxCount: 60 }), (key, text) => {
      const { excess, shorter, slot } = shorten(key, text)
      const [short = ""] = slotItems(writeSlot(listing, key, shorter), key)
      expect(countUnits(short, slot.unit)).toBeLessThanOrEqual(countUnits(text, slot.unit))
      if (excess === null) expect(shorter).toBe(text)
      if (excess === "rule") expect(countUnits(short, slot.unit)).toBeLessThanOrEqual(slot.max)
    }),
  )
})
