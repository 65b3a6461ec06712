import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { linkTo } from "../read-data.ts"

export const unlock: WriteLetter = (data) => ({
  subject: "Too many failed sign-ins to your account",
  lines: [
    `Someone has tried wrong passwords for your account at ${brand.name} too often today. None of them worked.`,
    "Until tomorrow it can be signed in to only from where you signed in before. If you are somewhere else, open this link there.",
  ],
  action: { label: "Sign in from here", path: linkTo("/unlock", data) },
  end: ["The link works once, for a day, and wants your password all the same. If you need not sign in, do nothing."],
})
