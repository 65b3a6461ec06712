import { expect, test } from "vitest"
import { countListings } from "./count-listings.ts"
import { emptyProduct } from "./fields/brief-values.ts"

const mug = { ...emptyProduct(), name: "Mug" }

test.each([
  [[emptyProduct()], 1, "A listing for your business"],
  [[emptyProduct()], 2, "A listing for your business on 2 platforms"],
  [[mug, emptyProduct()], 1, "1 listing"],
  [[mug, mug], 1, "2 listings"],
  [[mug], 3, "3 listings: 1 product on 3 platforms"],
  [[mug, mug], 3, "6 listings: 2 products on 3 platforms"],
])("%j on %s platforms: %s", (products, platformCount, words) => {
  expect(countListings(products, platformCount)).toBe(words)
})
