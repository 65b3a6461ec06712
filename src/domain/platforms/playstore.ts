import { makePlatform } from "./platform.ts"

export const playstore = makePlatform({
  id: "playstore",
  label: "Google Play",
  note: "App discovery",
  tintHue: 165,
  sellerField: "appName",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "fastlane-supply",
})
