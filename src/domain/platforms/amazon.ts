import type { Platform } from "./platform.ts"

export const amazon = {
  id: "amazon",
  label: "Amazon",
  note: "Bullet points",
  tintHue: 62,
} as const satisfies Platform
