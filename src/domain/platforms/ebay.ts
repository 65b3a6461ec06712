import { makePlatform } from "./platform.ts"

export const ebay = makePlatform({
  id: "ebay",
  label: "eBay",
  note: "Competitive focus",
  tintHue: 252,
  sellerField: "ebayStoreName",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "ebay-csv",
})
