import type { WriteLetter } from "../letter.ts"
import { numberIn, textIn } from "../read-data.ts"

export const generationComplete: WriteLetter = (data) => {
  const count = numberIn(data, "count")
  const written = count === 1 ? "one listing" : `${count} listings`
  return {
    subject: "Your content is ready",
    lines: [`"${textIn(data, "title")}" is written: ${written}. You can also find it in your history.`],
    action: { label: "Open it", path: `/seo-generator?item=${encodeURIComponent(textIn(data, "itemId"))}` },
    end: ["You can turn these emails off in your settings."],
  }
}
