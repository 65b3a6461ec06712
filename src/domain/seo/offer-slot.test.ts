import { expect, test } from "vitest"
import { goodListings } from "../../../test/score/good-listings.ts"
import { type SlotKey, type SlotValue, writeSlot } from "./listing.ts"
import { offerSlot } from "./offer-slot.ts"
import { violations } from "./violations.ts"

const [good] = goodListings
if (!good) throw new Error("there is no listing")
const { platform, brief, listing } = good

function offer(key: SlotKey, value: SlotValue) {
  const slot = platform.slots.find((one) => one.key === key)
  if (!slot) throw new Error(`there is no ${key}`)
  const written = writeSlot(listing, key, value)
  const offered = offerSlot(slot, written, platform, brief)
  const count = (of: SlotValue) =>
    violations(writeSlot(listing, key, of), platform, brief).filter((one) => one.slot === key).length
  return { offered, before: count(value), after: offered === null ? null : count(offered) }
}

test.each<[string, SlotKey, SlotValue]>([
  ["a title in capitals", "productTitle", "BEESWAX PILLAR CANDLE HAND POURED IN DEVON"],
  ["a title that is too long", "productTitle", `Beeswax Pillar Candle, ${"Hand Poured in Devon, ".repeat(8)}Honey`],
  ["one tag too many", "tags", [...listing.tags.slice(0, 13), "spare candle words"]],
])("%s can be fixed with fewer complaints", (_, key, value) => {
  const { offered, before, after } = offer(key, value)
  expect(offered).not.toBeNull()
  expect(after).toBeLessThan(before)
})

test("nothing is offered if nothing is wrong, or if only more words would help", () => {
  expect(offer("tags", listing.tags).offered).toBeNull()
  expect(offer("productTitle", "").offered).toBeNull()
})
