import { slotItems } from "../../listing.ts"
import { escapeHtml } from "../escape-html.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { marketOf } from "../market-of.ts"
import { writeAmount } from "../read-price.ts"
import { writeZip } from "../zip.ts"
import { type ImportFile, keyed } from "./import-file.ts"

/** "</script>" inside a string would end its block. */
const safeJson = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll("<", "\\u003c")

/** Questions as asked and answered on the page itself, as the guidelines require. */
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

/** A value only if the brief has it: nothing in structured data may be made up. */
const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""))

/** The business's own page, whose address is the website's; nobody told us the address of a product's page. */
const isOfBusiness = (listing: ExportedListing, { brief }: ExportContent): boolean =>
  listing.productName === brief.businessName

const businessOf = (listing: ExportedListing, { brief }: ExportContent) =>
  filled({
    "@type": brief.location === "" ? "Organization" : "LocalBusiness",
    name: brief.businessName,
    description: listing.metaDescription,
    url: brief.website,
    address: brief.location,
    priceRange: brief.priceRange,
  })

/** Search requires an offer for a product, so without a price there is none. */
function productsOf(listing: ExportedListing, content: ExportContent) {
  const { price } = marketOf(content)
  if (price === null) return []
  const offer = { "@type": "Offer", price: writeAmount(price.cents), priceCurrency: price.currency }
  return [
    filled({
      "@type": "Product",
      name: listing.productName,
      description: listing.metaDescription,
      offers: offer,
    }),
  ]
}

const structuredData = (listing: ExportedListing, content: ExportContent): readonly unknown[] => [
  ...(isOfBusiness(listing, content) ? [businessOf(listing, content)] : productsOf(listing, content)),
  ...faqOf(listing),
]

/** Values that a page's head needs and the brief does not contain. */
function missingFor(listing: ExportedListing, content: ExportContent): readonly string[] {
  if (isOfBusiness(listing, content)) return canonicalOf(listing, content) === "" ? ["canonical"] : []
  const isPriced = marketOf(content).price !== null
  return ["canonical", ...(isPriced ? ["Product image"] : ["Product offers.price", "Product offers.priceCurrency"])]
}

function canonicalOf(listing: ExportedListing, content: ExportContent): string {
  const { website } = content.brief
  return isOfBusiness(listing, content) && /^https?:\/\/[^\s"'<>]+$/.test(website) ? website : ""
}

function headOf(listing: ExportedListing, content: ExportContent): string {
  const canonical = canonicalOf(listing, content)
  const graph = structuredData(listing, content)
  return [
    `<title>${escapeHtml(listing.titleTag)}</title>`,
    `<meta name="description" content="${escapeHtml(listing.metaDescription)}">`,
    ...(canonical === "" ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(listing.titleTag)}">`,
    `<meta property="og:description" content="${escapeHtml(listing.metaDescription)}">`,
    '<meta name="twitter:card" content="summary">',
    ...(graph.length === 0
      ? []
      : [
          `<script type="application/ld+json">\n${safeJson({ "@context": "https://schema.org", "@graph": graph })}\n</script>`,
        ]),
    "",
  ].join("\n")
}

export const htmlHead: ImportFile = {
  id: "html-head",
  label: "HTML head block with JSON-LD",
  howTo: "Paste the block between <head> and </head> of the page it belongs to.",
  write: (content) => {
    const heads = content.products.map((listing) => headOf(listing, content))
    const missing = [...new Set(content.products.flatMap((listing) => missingFor(listing, content)))]
    const [only] = heads
    if (heads.length === 1 && only !== undefined)
      return { name: fileName(content, "head", "html"), mediaType: "text/html; charset=utf-8", content: only, missing }
    const files = keyed(content.products, 60).map(({ key }, at) => [`${at + 1}-${key}.html`, heads[at] ?? ""])
    return {
      name: fileName(content, "heads", "zip"),
      mediaType: "application/zip",
      content: writeZip(Object.fromEntries(files)),
      missing,
    }
  },
}
