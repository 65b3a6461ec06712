import { slotItems, slotText } from "../listing.ts"
import { escapeHtml } from "./escape-html.ts"
import type { ExportContent, ExportedListing } from "./export-file.ts"
import { richText } from "./rich-text.ts"

function section(listing: ExportedListing, { platform }: ExportContent): string {
  const parts = platform.slots.flatMap(({ key, label, kind, isLong }) => {
    const items = slotItems(listing, key)
    const text = slotText(listing, key)
    if (text === "") return []
    const body =
      kind === "list"
        ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`
        : isLong
          ? richText(text, 4)
          : `<p>${escapeHtml(text)}</p>`
    return [`<h3>${escapeHtml(label)}</h3>${body}`]
  })
  const advice = listing.recommendations.map((item) => `<li>${escapeHtml(item)}</li>`).join("")
  return [
    `<section><h2>${escapeHtml(listing.productName)}</h2>`,
    `<p class="score">SEO score: ${listing.seoScore} of 100</p>`,
    ...parts,
    advice === "" ? "" : `<h3>Recommendations</h3><ul>${advice}</ul>`,
    "</section>",
  ].join("\n")
}

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c2126}" +
  "h2{margin-top:3rem}h3{margin:1.5rem 0 .25rem;font-size:1rem}.score{color:#5b646e}"

/** The page up to its first listing; nothing in it can run. */
export const beginHtml = (title: string, heading: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(heading)}</h1>
`

export const writeSections = (content: ExportContent): string =>
  content.products.map((listing) => `${section(listing, content)}\n`).join("")

export const endHtml = "</body>\n</html>\n"

/** A standalone page that any browser opens. */
export const writeHtml = (content: ExportContent): string =>
  beginHtml(`${content.platform.label}: ${content.products.length} listings`, `${content.platform.label} listings`) +
  writeSections(content) +
  endHtml
