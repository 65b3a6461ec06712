import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const canonicalConflict = makeAudit({
  id: "canonical-conflict",
  passTitle: "There is one canonical address",
  failTitle: "The page names several canonical addresses",
  why: "Where they disagree, search engines ignore them and choose their own.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    readOn: "2026-11-20",
  },
  weight: 4,
  needs: ["canonicals"],
  judge(facts) {
    const inHead = facts.canonicals.filter(({ place }) => place === "head")
    if (inHead.length === 0) return notApplicable
    if (new Set(inHead.map(({ url, raw }) => url?.href ?? raw)).size === 1) return pass
    return fail(
      "Keep one canonical link: they conflict.",
      inHead.map(({ raw, spot }) => evidence(raw, { spot })),
    )
  },
})
