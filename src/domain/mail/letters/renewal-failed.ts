import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { amountIn } from "../read-data.ts"

export const renewalFailed: WriteLetter = (data) => ({
  subject: "Your renewal could not be paid",
  lines: [
    `Your bank refused ${amountIn(data)} for ${brand.name}. Please change your card. You can keep using the tools for a few days.`,
  ],
  action: { label: "Change the card", path: "/settings" },
})
