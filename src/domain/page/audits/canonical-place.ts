import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const canonicalPlace = makeAudit({
  id: "canonical-place",
  passTitle: "The canonical link is in the head",
  failTitle: "A canonical link is in the body",
  why: "In the body a canonical link is ignored, because anybody could have written it there.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    readOn: "2026-11-20",
  },
  weight: 3,
  needs: ["canonicals", "head"],
  judge(facts) {
    if (facts.canonicals.length === 0) return notApplicable
    const [wrong] = facts.canonicals.filter(({ place }) => place === "body")
    if (wrong === undefined) return pass
    const { endedBy } = facts.head
    return fail("Move the canonical link: it is outside the head and ignored.", [
      evidence(wrong.raw, { spot: wrong.spot }),
      ...(endedBy === null ? [] : [evidence(`The head ended at <${endedBy.name}>.`, { spot: endedBy.spot })]),
    ])
  },
})
