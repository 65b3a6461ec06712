import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const signInThroughProvider: WriteLetter = () => ({
  subject: "Your account has no password",
  lines: [
    `Somebody, hopefully you, asked for a new password. Your account at ${brand.name} has none: you sign in to it with single sign-on.`,
  ],
  action: { label: "Sign in", path: "/login" },
})
