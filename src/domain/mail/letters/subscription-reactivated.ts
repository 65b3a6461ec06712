import type { WriteLetter } from "../letter.ts"
import { amountIn, dayIn } from "../read-data.ts"

export const subscriptionReactivated: WriteLetter = (data) => {
  const day = dayIn(data, "expiresAt")
  return {
    subject: "Your subscription continues",
    lines: [
      `You reactivated your subscription. The next ${amountIn(data)} are due ${day === null ? "at the end of the month" : `on ${day}`}.`,
    ],
  }
}
