import type { Platform } from "./platform.ts"

export const tiktokshop = {
  id: "tiktokshop",
  label: "TikTok Shop",
  note: "Viral hashtags",
  tintHue: 345,
} as const satisfies Platform
