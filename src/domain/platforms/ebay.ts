import type { Platform } from "./platform.ts"

export const ebay = {
  id: "ebay",
  label: "eBay",
  note: "Competitive focus",
  tintHue: 252,
} as const satisfies Platform
