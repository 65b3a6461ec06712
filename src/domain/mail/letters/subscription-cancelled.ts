import type { WriteLetter } from "../letter.ts"
import { dayIn } from "../read-data.ts"

export const subscriptionCancelled: WriteLetter = (data) => {
  const day = dayIn(data, "expiresAt")
  return {
    subject: "Your subscription is cancelled",
    lines: [
      "Nothing more will be charged.",
      day === null ? "You can use the tools until the end of the paid period." : `You can use the tools until ${day}.`,
      "Until then, you can reactivate it with one click.",
    ],
    action: { label: "Open the settings", path: "/settings" },
  }
}
