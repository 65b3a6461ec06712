import { brand } from "../../brand.ts"
import type { WriteLetter } from "../letter.ts"
import { textIn } from "../read-data.ts"

/** Written by an operator, for users who chose to receive such emails. */
export const news: WriteLetter = (data) => ({
  subject: textIn(data, "subject") || `News from ${brand.name}`,
  lines: textIn(data, "text")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== ""),
  end: [
    "You get this because marketing emails are switched on in your settings. One switch there, and this was the last.",
  ],
  unsubscribePath: "/settings",
})
