import type { WriteLetter } from "../letter.ts"
import { textIn } from "../read-data.ts"

export const newSignIn: WriteLetter = (data) => {
  const device = textIn(data, "device") || "an unknown browser"
  return {
    subject: "New sign-in to your account",
    lines: [
      `Your account was signed in to from ${device}, near the network address ${textIn(data, "address")}.`,
      "If that was not you, change your password at once and sign out everywhere in your settings.",
    ],
    action: { label: "Review your sessions", path: "/settings" },
  }
}
