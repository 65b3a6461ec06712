import { expect, test } from "vitest"
import { emptyValues, readValues } from "../fields/brief-values.ts"
import { carryBusiness } from "./carry-business.ts"

const last = readValues({
  ...emptyValues("etsy"),
  businessName: "Saltmarsh Pottery",
  industry: "Handmade ceramics",
  etsyShopName: "SaltmarshPottery",
  description: "Stoneware mugs",
  targetKeywords: "stoneware mug",
  tone: "friendly",
  products: [{ name: "Mug", category: "", description: "" }],
})

test("another listing begins with the business, and with nothing about its last product", () => {
  const { values, carried } = carryBusiness(last, "etsy")
  expect(values).toEqual({
    ...emptyValues("etsy"),
    businessName: "Saltmarsh Pottery",
    industry: "Handmade ceramics",
    etsyShopName: "SaltmarshPottery",
  })
  expect(carried).toBe("Saltmarsh Pottery, Handmade ceramics")
})

test("on another platform, the name of the business becomes the name of the shop", () => {
  expect(carryBusiness({ ...last, etsyShopName: "" }, "ebay").values).toMatchObject({
    platform: "ebay",
    ebayStoreName: "Saltmarsh Pottery",
    description: "",
  })
})

test("an empty form carries nothing over and says nothing", () => {
  expect(carryBusiness(emptyValues("etsy"), "etsy")).toEqual({ values: emptyValues("etsy"), carried: null })
})
