/** Some things want a verb of their own: "14 days ahead", "32 languages", "6 MB only". */
export function asPredicate(text: string): string | null {
  if (/^\d[\d.,]* (?:days|hours|weeks|minutes) ahead\b/i.test(text)) return `looks ${text}`
  const size = /^(\d+(?:\.\d+)?) ?([KMG]B)( only)?$/i.exec(text)
  if (size !== null) return `takes up ${size[3] === undefined ? "" : "only "}${size[1]} ${size[2]}`
  if (/^\d+ languages$/i.test(text)) return `speaks ${text}`
  if (/^\d[\d.,]* to \d/.test(text)) return `goes from ${text}`
  return null
}
