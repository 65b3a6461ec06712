import type { Platform } from "./platform.ts"

export const youtube = {
  id: "youtube",
  label: "YouTube",
  note: "Video optimization",
  tintHue: 8,
} as const satisfies Platform
