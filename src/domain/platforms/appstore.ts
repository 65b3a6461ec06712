import { makePlatform } from "./platform.ts"

export const appstore = makePlatform({
  id: "appstore",
  label: "App Store",
  note: "ASO optimization",
  tintHue: 238,
  sellerField: "appName",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "fastlane-deliver",
})
