import { expect, test } from "vitest"
import { keepShop, readShop, type Shop } from "./kept-shop.ts"

const shop: Shop = { platform: "etsy", texts: { businessName: "Salt" }, tone: "friendly", currency: "USD" }

test("a shop is remembered for the user who typed it, and for nobody else", () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
    },
  }
  expect(readShop(store, "anna")).toBeNull()
  keepShop(store, "anna", shop)
  expect(readShop(store, "anna")).toEqual(shop)
  expect(readShop(store, "ben")).toBeNull()
})

test.each([["{"], ["{}"], ['{"platform":"etsy","texts":{"unheard":"of"},"currency":""}']])(
  "what is no shop is not believed: %s",
  (left) => {
    expect(readShop({ getItem: () => left, setItem: () => {} }, "anna")).toBeNull()
  },
)
