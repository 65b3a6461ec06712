import type { WriteLetter } from "../letter.ts"
import { amountIn, dayIn } from "../read-data.ts"

export const subscriptionReactivated: WriteLetter = (data) => {
  const day = dayIn(data, "expiresAt")
  return {
    subject: "Your subscription goes on",
    lines: [
      `You have taken back the cancellation. The next ${amountIn(data)} are due ${day === null ? "at the end of the month" : `on ${day}`}.`,
    ],
  }
}
