import type { Platform } from "./platform.ts"

export const appstore = {
  id: "appstore",
  label: "App Store",
  note: "ASO optimization",
  tintHue: 238,
} as const satisfies Platform
