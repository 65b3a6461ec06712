import type { Platform } from "./platform.ts"

export const etsy = {
  id: "etsy",
  label: "Etsy",
  note: "13 optimized tags",
  tintHue: 28,
} as const satisfies Platform
