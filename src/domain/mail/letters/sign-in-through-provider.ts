import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const signInThroughProvider: WriteLetter = () => ({
  subject: "Your account has no password",
  lines: [
    `Someone, hopefully you, asked for a new password. Your account at ${brand.name} has none: it uses single sign-on.`,
  ],
  action: { label: "Sign in", path: "/login" },
})
