import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const passwordChanged: WriteLetter = () => ({
  subject: "Your password was changed",
  lines: [
    `The password of your account at ${brand.name} was changed, and every other browser was signed out.`,
    "If that was not you, set a new password at once.",
  ],
  action: { label: "Set a new password", path: "/forgot-password" },
})
