import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { linkTo } from "../read-data.ts"

export const resetPassword: WriteLetter = (data) => ({
  subject: "Set a new password",
  lines: [`Someone, hopefully you, asked to reset the password of your account at ${brand.name}.`],
  action: { label: "Set a new password", path: linkTo("/reset-password", data) },
  end: ["The link works once, for 30 minutes. If it was not you, do nothing: your password stays."],
})
