import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { linkTo } from "../read-data.ts"

export const verifyEmail: WriteLetter = (data) => ({
  subject: `Confirm your email address for ${brand.name}`,
  lines: ["Please confirm that this address is yours. Then we can help you back in if you ever forget your password."],
  action: { label: "Confirm the address", path: linkTo("/verify-email", data) },
  end: ["The link works for three days. If you opened no account here, do nothing."],
})
