import type { WriteLetter } from "../letter.ts"
import { amountIn } from "../read-data.ts"

export const duplicateRefunded: WriteLetter = (data) => ({
  subject: "A second payment was refunded",
  lines: [
    `You already had a subscription, so we refunded ${amountIn(data)} and ended the second one. The first one continues unchanged.`,
  ],
})
