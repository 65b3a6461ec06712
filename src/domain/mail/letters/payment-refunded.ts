import type { WriteLetter } from "../letter.ts"
import { amountIn } from "../read-data.ts"

export const paymentRefunded: WriteLetter = (data) => ({
  subject: "Your payment was refunded",
  lines: [`We have refunded ${amountIn(data)}, and the subscription has ended.`],
})
