import { makePlatform } from "./platform.ts"

export const shopify = makePlatform({
  id: "shopify",
  label: "Shopify",
  note: "Store optimization",
  tintHue: 140,
  sellerField: "shopifyStoreName",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "shopify-csv",
})
