import type { Brief } from "../../seo/brief.ts"

const label = /(?<=^|[.!?\n])\s*(?:key ?words|search (?:terms|words)|tags)\s*:\s*([^.\n]+)(?:\.|$)/gimu
const fields = ["description", "videoDescription"] as const

const known = new WeakMap<Brief, Brief>()

/** "Keywords: microscope slides, cover slips" at the end of a description are the seller's keywords, and no text. */
export function withKeywordsOfText(brief: Brief): Brief {
  const found = fields.flatMap((field) => [...brief[field].matchAll(label)].map(([, listed = ""]) => listed.trim()))
  if (found.length === 0) return brief
  const read = known.get(brief) ?? {
    ...brief,
    ...Object.fromEntries(fields.map((field) => [field, brief[field].replace(label, "").trim()])),
    targetKeywords: [brief.targetKeywords, ...found].filter((each) => each.trim() !== "").join(", "),
  }
  known.set(brief, read)
  return read
}
