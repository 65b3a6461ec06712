import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const emailChanged: WriteLetter = () => ({
  subject: "Your e-mail address was changed",
  lines: [
    `Your account at ${brand.name} has another e-mail address now. Nothing more is sent to this one.`,
    "If that was not you, write to our support at once.",
  ],
})
