import type { WriteLetter } from "../letter.ts"
import { textIn } from "../read-data.ts"

export const apiKeyRevoked: WriteLetter = (data) => ({
  subject: "API key revoked",
  lines: [
    `The API key “${textIn(data, "name") || "without a name"}” was revoked. Programs that have it are refused from now on.`,
    "If that was not you, change your password and sign out everywhere in your settings.",
  ],
  action: { label: "Review your API keys", path: "/settings?tab=api" },
})
