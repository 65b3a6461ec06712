import type { WriteLetter } from "../letter.ts"
import { dayIn } from "../read-data.ts"

export const subscriptionCancelled: WriteLetter = (data) => {
  const day = dayIn(data, "expiresAt")
  return {
    subject: "Your subscription is cancelled",
    lines: [
      "Nothing more will be charged.",
      day === null ? "The tools stay open until what is paid for is over." : `The tools stay open until ${day}.`,
      "Until then you can take it back with one click.",
    ],
    action: { label: "Open the settings", path: "/settings" },
  }
}
