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

test("another listing begins with who somebody is, and with nothing of what they sold", () => {
  const { values, carried } = carryBusiness(last, "etsy")
  expect(values).toEqual({
    ...emptyValues("etsy"),
    businessName: "Saltmarsh Pottery",
    industry: "Handmade ceramics",
    etsyShopName: "SaltmarshPottery",
  })
  expect(carried).toBe("Saltmarsh Pottery, Handmade ceramics")
})

test("on another platform the name of the business is that of the shop", () => {
  expect(carryBusiness({ ...last, etsyShopName: "" }, "ebay").values).toMatchObject({
    platform: "ebay",
    ebayStoreName: "Saltmarsh Pottery",
    description: "",
  })
})

test("of an empty form nothing is carried, and nothing is said", () => {
  expect(carryBusiness(emptyValues("etsy"), "etsy")).toEqual({ values: emptyValues("etsy"), carried: null })
})
