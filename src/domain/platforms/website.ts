import type { Platform } from "./platform.ts"

export const website = {
  id: "website",
  label: "Website",
  note: "Traditional SEO",
  tintHue: 222,
} as const satisfies Platform
