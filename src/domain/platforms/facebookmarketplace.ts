import { makePlatform } from "./platform.ts"

export const facebookmarketplace = makePlatform({
  id: "facebookmarketplace",
  label: "Facebook",
  note: "Local focus",
  tintHue: 210,
  sellerField: "facebookLocation",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "facebook-catalog",
})
