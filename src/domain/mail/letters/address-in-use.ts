import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"

export const addressInUse: WriteLetter = () => ({
  subject: "This address already has an account",
  lines: [
    `Someone, hopefully you, wanted to use this address for another account at ${brand.name}.`,
    "An address belongs to one account. Sign in to the one that has it, or reset its password.",
  ],
  action: { label: "Reset the password", path: "/forgot-password" },
})
