import { makePlatform } from "./platform.ts"

export const tiktokshop = makePlatform({
  id: "tiktokshop",
  label: "TikTok Shop",
  note: "Viral hashtags",
  tintHue: 345,
  sellerField: "tiktokShopName",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "tiktok-xlsx",
})
