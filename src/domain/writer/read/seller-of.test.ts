import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { sellerOf } from "./seller-of.ts"

test.each([
  [{ shopifyStoreName: "twobabas", businessName: "Two Babas Pierogi" }, "Two Babas Pierogi"],
  [{ shopifyStoreName: "Ridgeline Coffee", businessName: "Ridgeline LLC" }, "Ridgeline Coffee"],
  [{ shopifyStoreName: "curl-supply", businessName: "Curl Supply" }, "Curl Supply"],
  [{ businessName: "clip n trot" }, "Clip n Trot"],
  [{ businessName: "gearhead_gaz" }, ""],
  [{ businessName: "Maharana Band, Jaipur", location: "Jaipur, India" }, "Maharana Band"],
  [{ businessName: "Murray and Jo, Second-hand Furniture", location: "Leeds" }, "Murray and Jo, Second-hand Furniture"],
])("who sells, of %j", (typed, name) => {
  expect(sellerOf(makeUnderstood({ description: "Mugs.", ...typed, products: [] }, "shopify").brief)).toBe(name)
})
