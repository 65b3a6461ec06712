import { slotItems } from "../../listing.ts"
import { escapeHtml } from "../escape-html.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { writeZip } from "../zip.ts"
import { type ImportFile, keyOf } from "./import-file.ts"

/** "</script>" inside a string would end the block that holds it. */
const safeJson = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll("<", "\\u003c")

/** Questions as they are asked and answered on the page itself, which is what makes them lawful there. */
function faqOf(listing: ExportedListing) {
  const items = slotItems(listing, "platformFields.faq").flatMap((item) => {
    const at = item.indexOf("?")
    return at === -1 ? [] : [{ question: item.slice(0, at + 1).trim(), answer: item.slice(at + 1).trim() }]
  })
  if (items.length === 0) return []
  return [
    {
      "@type": "FAQPage",
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ]
}

/** A value only where the brief has it: nothing in structured data may be made up. */
const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""))

function structuredData(listing: ExportedListing, { brief }: ExportContent) {
  const isBusiness = listing.productName === brief.businessName
  const about = isBusiness
    ? filled({
        "@type": brief.location === "" ? "Organization" : "LocalBusiness",
        name: brief.businessName,
        description: listing.metaDescription,
        url: brief.website,
        address: brief.location,
        priceRange: brief.priceRange,
      })
    : filled({
        "@type": "Product",
        name: listing.productName,
        description: listing.metaDescription,
        url: brief.website,
      })
  return { "@context": "https://schema.org", "@graph": [about, ...faqOf(listing)] }
}

function headOf(listing: ExportedListing, content: ExportContent): string {
  const { website } = content.brief
  const canonical = /^https?:\/\/[^\s"'<>]+$/.test(website)
    ? [`<link rel="canonical" href="${escapeHtml(website)}">`]
    : []
  return [
    `<title>${escapeHtml(listing.titleTag)}</title>`,
    `<meta name="description" content="${escapeHtml(listing.metaDescription)}">`,
    ...canonical,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(listing.titleTag)}">`,
    `<meta property="og:description" content="${escapeHtml(listing.metaDescription)}">`,
    '<meta name="twitter:card" content="summary">',
    `<script type="application/ld+json">\n${safeJson(structuredData(listing, content))}\n</script>`,
    "",
  ].join("\n")
}

export const htmlHead: ImportFile = {
  id: "html-head",
  label: "HTML head block with JSON-LD",
  howTo: "Paste the block between <head> and </head> of the page it belongs to.",
  write: (content) => {
    const heads = content.products.map((listing) => headOf(listing, content))
    const missing = content.brief.website === "" ? ["canonical address"] : []
    const [only] = heads
    if (heads.length === 1 && only !== undefined)
      return { name: "head.html", mediaType: "text/html; charset=utf-8", content: only, missing }
    const files = heads.map((head, at) => [`${at + 1}-${keyOf(content.products[at]?.productName ?? "")}.html`, head])
    return { name: "heads.zip", mediaType: "application/zip", content: writeZip(Object.fromEntries(files)), missing }
  },
}
