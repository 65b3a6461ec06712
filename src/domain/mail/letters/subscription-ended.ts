import type { WriteLetter } from "../letter.ts"

export const subscriptionEnded: WriteLetter = () => ({
  subject: "Your subscription has ended",
  lines: ["The tools are closed now. Your history stays, and everything in it can still be downloaded."],
  action: { label: "Subscribe again", path: "/subscribe" },
})
