import { expect, test } from "vitest"
import { showHost } from "./show-host.ts"

test.each([
  ["https://www.Shop.example/mugs?a=1", "shop.example"],
  ["shop.example", "shop.example"],
  [" www.shop.example/ ", "shop.example"],
  ["http://shop.example:8080#top", "shop.example:8080"],
  ["", ""],
])("%j is shown as %j", (address, shown) => {
  expect(showHost(address)).toBe(shown)
})
