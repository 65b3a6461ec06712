import type * as Entry from "../../src/web/entry-server.tsx"
import { originPlaceholder } from "./head.ts"

type Facts = Pick<typeof Entry, "brand" | "plan" | "faq" | "answerOf" | "publicHeads">

/** Structured data of a page for search engines (schema.org). Launch copy is left out: a rating there must be real. */
export function structuredData(path: string, entry: Facts): string | null {
  const facts = entry.publicHeads[path]?.facts
  if (facts === undefined) return null
  const graph = facts === "product" ? productFacts(entry) : [questionFacts(entry)]
  // A text must not be able to close the element that contains it.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c")
  return `<script type="application/ld+json">${json}</script>`
}

const id = (name: string) => `${originPlaceholder}/#${name}`

function productFacts({ brand, plan, publicHeads }: Facts) {
  return [
    {
      "@type": "Organization",
      "@id": id("organization"),
      name: brand.name,
      slogan: brand.tagline,
      url: `${originPlaceholder}/home`,
      logo: `${originPlaceholder}/icon-512.png`,
    },
    {
      "@type": "SoftwareApplication",
      "@id": id("application"),
      name: brand.name,
      description: publicHeads["/home"]?.description,
      url: `${originPlaceholder}/home`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any, in a web browser",
      publisher: { "@id": id("organization") },
      offers: {
        "@type": "Offer",
        name: plan.name,
        price: (plan.priceCents / 100).toFixed(2),
        priceCurrency: "USD",
        url: `${originPlaceholder}/simple-checkout`,
        availability: "https://schema.org/InStock",
      },
    },
  ]
}

const questionFacts = ({ faq, answerOf }: Facts) => ({
  "@type": "FAQPage",
  url: `${originPlaceholder}/faq`,
  mainEntity: faq.map((item) => ({
    "@type": "Question",
    name: item.question,
    url: `${originPlaceholder}/faq#${item.id}`,
    acceptedAnswer: { "@type": "Answer", text: answerOf(item, null) },
  })),
})
