import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { amountIn, linkTo } from "../read-data.ts"

export const claimPayment: WriteLetter = (data) => ({
  subject: "We received your payment: finish your account",
  lines: [
    `We have received ${amountIn(data)} for ${brand.name}, but it isn't linked to an account yet. If you created your account in the same browser, there is nothing to do.`,
  ],
  action: { label: "Use it for my account", path: linkTo("/claim", data) },
  end: ["The link works once, for seven days. A payment that nobody uses is refunded."],
})
