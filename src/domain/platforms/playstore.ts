import type { Platform } from "./platform.ts"

export const playstore = {
  id: "playstore",
  label: "Google Play",
  note: "App discovery",
  tintHue: 165,
} as const satisfies Platform
