import fc from "fast-check"
import { expect, test } from "vitest"
import { makeProduct } from "../../../test/make-product.ts"
import { platforms } from "../../domain/platforms/index.ts"
import { type SlotValue, writeSlot } from "../../domain/seo/listing.ts"
import { eraseSlot, isSameValue, listingOf, typedProduct, writtenIn } from "./written.ts"

const empty = listingOf(makeProduct({}))

test.each<[SlotValue, SlotValue, boolean]>([
  ["", [], true],
  ["a", "a", true],
  ["a", ["a"], false],
  [["a", "b"], ["a", "b"], true],
  [["a", "b"], ["b", "a"], false],
  [["a"], [], false],
])("%j and %j: %j", (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected)
})

test("a platform's own place is removed, a common one stays", () => {
  const listing = writeSlot(writeSlot(empty, "platformFields.slug", "a"), "titleTag", "b")
  expect(eraseSlot(listing, "platformFields.slug")).toEqual(writeSlot(empty, "titleTag", "b"))
  expect(eraseSlot(listing, "titleTag")).toBe(listing)
})

test("only the requested places are sent, and an emptied one is sent as empty", () => {
  const listing = { ...empty, productTitle: "Oak", platformFields: { section: "Shelves" } }
  const slots = platforms
    .find(({ id }) => id === "etsy")
    ?.slots.filter(({ key }) => /Title|section|materials/.test(key))
  expect(typedProduct("one", listing, slots ?? [])).toEqual({
    id: "one",
    productTitle: "Oak",
    platformFields: { section: "Shelves", materials: [] },
  })
})

test("what is sent for any place of any platform is read back unchanged", () => {
  const anySlot = fc.constantFrom(...platforms).chain((platform) =>
    fc.constantFrom(...platform.slots).chain((slot) =>
      (slot.kind === "text" ? fc.string() : fc.array(fc.string())).map((value: SlotValue) => ({
        platform,
        slot,
        value,
      })),
    ),
  )
  fc.assert(
    fc.property(anySlot, ({ platform, slot, value }) => {
      const typed = typedProduct("one", writeSlot(empty, slot.key, value), [slot])
      expect(writtenIn(typed, platform.slots)).toEqual([{ slot: slot.key, value }])
    }),
  )
})
