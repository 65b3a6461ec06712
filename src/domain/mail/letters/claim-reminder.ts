import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { amountIn, linkTo } from "../read-data.ts"

export const claimReminder: WriteLetter = (data) => ({
  subject: "Your payment is still waiting for an account",
  lines: [`You paid ${amountIn(data)} for ${brand.name}, but no account uses it yet.`],
  action: { label: "Use it for my account", path: linkTo("/claim", data) },
  end: ["The link works once, for seven days; older links no longer work. A payment that nobody uses is refunded."],
})
