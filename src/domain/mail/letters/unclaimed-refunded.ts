import type { WriteLetter } from "../letter.ts"
import { amountIn } from "../read-data.ts"

export const unclaimedRefunded: WriteLetter = (data) => ({
  subject: "Your payment was refunded",
  lines: [
    `Nobody made an account for your payment, so we have refunded ${amountIn(data)} and ended the subscription.`,
    "You are welcome to come back.",
  ],
})
