import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { sellerOf } from "./seller-of.ts"

test.each([
  [{ shopifyStoreName: "twobabas", businessName: "Two Babas Pierogi" }, "Two Babas Pierogi"],
  [{ shopifyStoreName: "Ridgeline Coffee", businessName: "Ridgeline LLC" }, "Ridgeline Coffee"],
  [{ shopifyStoreName: "curl-supply", businessName: "Curl Supply" }, "Curl Supply"],
  [{ businessName: "clip n trot" }, "Clip n Trot"],
  [{ businessName: "gearhead_gaz" }, ""],
])("who sells, of %j", (typed, name) => {
  expect(sellerOf(makeUnderstood({ description: "Mugs.", ...typed, products: [] }, "shopify").brief)).toBe(name)
})
