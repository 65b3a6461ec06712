import { makePlatform } from "./platform.ts"

export const etsy = makePlatform({
  id: "etsy",
  label: "Etsy",
  note: "13 optimized tags",
  tintHue: 28,
  sellerField: "etsyShopName",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "etsy-json",
})
