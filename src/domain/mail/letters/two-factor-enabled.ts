import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const twoFactorEnabled: WriteLetter = () => ({
  subject: "Two-factor sign-in is on",
  lines: [
    `From now on, signing in to ${brand.name} asks for a code from your authenticator app. Keep the recovery codes in a safe place.`,
    "If that was not you, change your password at once and sign out everywhere in your settings.",
  ],
})
