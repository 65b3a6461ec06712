import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { linkTo } from "../read-data.ts"

export const changeEmail: WriteLetter = (data) => ({
  subject: "Confirm your new email address",
  lines: [`Someone, hopefully you, wants to use this address for an account at ${brand.name}.`],
  action: { label: "Use this address", path: linkTo("/verify-email", data) },
  end: ["The link works for one day. If it was not you, do nothing: nothing changes without it."],
})
