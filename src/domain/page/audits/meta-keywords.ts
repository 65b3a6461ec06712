import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const metaKeywords = makeAudit({
  id: "meta-keywords",
  passTitle: "No keywords for nobody",
  failTitle: "The page has meta keywords, which Google does not read",
  why: "They do no harm, but competitors read them, and the time is better spent on the title.",
  matter: "people",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/special-tags", readOn: "2026-11-20" },
  weight: 0.5,
  needs: ["metaKeywords"],
  judge(facts) {
    const found = facts.metaKeywords.filter(({ content }) => content !== "")
    if (found.length === 0) return pass
    return fail(
      "Leave out the meta keywords: Google does not read them.",
      found.map(({ content, spot }) => evidence(content, { spot })),
    )
  },
})
