import { escapeHtml } from "../html/escape-html.ts"
import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const canonicalPresence = makeAudit({
  id: "canonical-presence",
  passTitle: "The page names its canonical address",
  failTitle: "The page names no canonical address",
  why: "The same page can often be reached at several addresses. A canonical link says which one is meant.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    readOn: "2026-11-20",
  },
  weight: 2.5,
  needs: ["canonicals", "delivery"],
  judge(facts) {
    if (facts.canonicals.some(({ place }) => place === "head")) return pass
    return fail(
      "Add a canonical link with the address of the page.",
      [evidence("None was found in the head or in the headers.")],
      {
        label: "Put this into the head",
        code: `<link rel="canonical" href="${escapeHtml(facts.delivery.url.href.replace(/#.*$/, ""))}">`,
      },
    )
  },
})
