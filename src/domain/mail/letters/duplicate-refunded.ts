import type { WriteLetter } from "../letter.ts"
import { amountIn } from "../read-data.ts"

export const duplicateRefunded: WriteLetter = (data) => ({
  subject: "A second payment was refunded",
  lines: [
    `You had a subscription already, so we have refunded ${amountIn(data)} and ended the second one. The first goes on unchanged.`,
  ],
})
