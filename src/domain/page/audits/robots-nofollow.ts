import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const robotsNofollow = makeAudit({
  id: "robots-nofollow",
  passTitle: "Search engines may follow the links",
  failTitle: "The page forbids search engines to follow its links",
  why: "With nofollow for the whole page, nothing it links to is found through it.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag", readOn: "2026-11-20" },
  weight: 3,
  needs: ["robotsRules"],
  judge(facts) {
    const found = facts.robotsRules.filter(({ directives }) =>
      directives.some(({ name }) => name === "nofollow" || name === "none"),
    )
    if (found.length === 0) return pass
    return fail(
      "Remove nofollow for the whole page, and mark single links where it is needed.",
      found.map(({ spot }) => evidence("The whole page is marked with nofollow.", { spot })),
    )
  },
})
