import type { WriteLetter } from "../letter.ts"
import { dayIn, numberIn } from "../read-data.ts"

export const retentionNotice: WriteLetter = (data) => {
  const count = numberIn(data, "count")
  const number = count === 1 ? "One item that is" : `${count} items that are`
  const day = dayIn(data, "deleteAt") ?? "one of the next days"
  return {
    subject: "Some of your content will be deleted soon",
    lines: [
      `You chose in your settings how long content is kept. ${number} older than that will be deleted on ${day}.`,
      "To keep them, download them or choose a longer time before that day.",
    ],
    action: { label: "Open the settings", path: "/settings" },
  }
}
