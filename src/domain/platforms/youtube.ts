import { makePlatform } from "./platform.ts"

export const youtube = makePlatform({
  id: "youtube",
  label: "YouTube",
  note: "Video optimization",
  tintHue: 8,
  sellerField: "channelName",
  fields: [],
  slots: [],
  checks: [],
  guidance: [],
  importFile: "youtube-json",
})
