import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const twoFactorDisabled: WriteLetter = () => ({
  subject: "Two-factor sign-in is off",
  lines: [
    `Signing in to ${brand.name} no longer asks for a code.`,
    "If that was not you, change your password at once and sign out everywhere in your settings.",
  ],
})
