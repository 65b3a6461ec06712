import { makePlatform } from "./platform.ts"

export const website = makePlatform({
  id: "website",
  label: "Website",
  note: "Traditional SEO",
  tintHue: 222,
  sellerField: null,
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "html-head",
})
