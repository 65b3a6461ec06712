import { makePlatform } from "./platform.ts"

export const amazon = makePlatform({
  id: "amazon",
  label: "Amazon",
  note: "Bullet points",
  tintHue: 62,
  sellerField: "amazonBrand",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "amazon-template",
})
