import { onceFor } from "../../once-for.ts"
import type { Brief } from "../../seo/brief.ts"

const label = /(?<=^|[.!?\n])\s*(?:key ?words|search (?:terms|words)|tags)\s*:\s*([^.\n]+)(?:\.|$)/gimu
const fields = ["description", "videoDescription"] as const

/** "Keywords: microscope slides, cover slips" at the end of a description are the seller's keywords, and no text. */
export const withKeywordsOfText = onceFor((brief: Brief): Brief => {
  const found = fields.flatMap((field) => [...brief[field].matchAll(label)].map(([, listed = ""]) => listed.trim()))
  if (found.length === 0) return brief
  return {
    ...brief,
    ...Object.fromEntries(fields.map((field) => [field, brief[field].replace(label, "").trim()])),
    targetKeywords: [brief.targetKeywords, ...found].filter((each) => each.trim() !== "").join(", "),
  }
})
