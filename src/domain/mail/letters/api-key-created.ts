import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { textIn } from "../read-data.ts"

export const apiKeyCreated: WriteLetter = (data) => ({
  subject: "New API key in your account",
  lines: [
    `The API key “${textIn(data, "name") || "without a name"}” was created. Programs that have it can use ${brand.name} as you, as far as you allowed it.`,
    "If that was not you, revoke the key in your settings, change your password and sign out everywhere.",
  ],
  action: { label: "Review your API keys", path: "/settings?tab=api" },
})
