import type { Platform } from "./platform.ts"

export const facebookmarketplace = {
  id: "facebookmarketplace",
  label: "Facebook",
  note: "Local focus",
  tintHue: 210,
} as const satisfies Platform
