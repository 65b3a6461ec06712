import type { WriteLetter } from "../letter.ts"
import { amountIn } from "../read-data.ts"

export const unclaimedRefunded: WriteLetter = (data) => ({
  subject: "Your payment was refunded",
  lines: [
    `Your payment was never linked to an account, so we refunded ${amountIn(data)} and ended the subscription.`,
    "You are welcome back anytime.",
  ],
})
