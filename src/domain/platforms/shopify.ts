import type { Platform } from "./platform.ts"

export const shopify = {
  id: "shopify",
  label: "Shopify",
  note: "Store optimization",
  tintHue: 140,
} as const satisfies Platform
