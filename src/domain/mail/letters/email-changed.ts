import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const emailChanged: WriteLetter = () => ({
  subject: "Your email address was changed",
  lines: [
    `Your account at ${brand.name} now has another email address. We won't write to this one anymore.`,
    "If that was not you, write to our support at once.",
  ],
})
