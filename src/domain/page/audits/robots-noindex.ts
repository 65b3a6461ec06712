import { evidence, fail, makeAudit, pass } from "./audit.ts"

/** The robots that decide whether a page is found; the stricter of conflicting rules wins. */
const listens = new Set(["robots", "googlebot", "bingbot"])

export const robotsNoindex = makeAudit({
  id: "robots-noindex",
  passTitle: "Search engines may index the page",
  failTitle: "The page tells search engines not to index it",
  why: "A page with noindex never appears in search results, however good it is.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag", readOn: "2026-11-20" },
  weight: 12,
  cap: 40,
  needs: ["robotsRules"],
  judge(facts) {
    const found = facts.robotsRules.filter(
      ({ agent, directives, place, from }) =>
        (from === "header" || place === "head") &&
        listens.has(agent) &&
        directives.some(({ name }) => name === "noindex" || name === "none"),
    )
    if (found.length === 0) return pass
    return fail(
      "Remove noindex where the page should be found in search.",
      found.map(({ agent, from, spot }) =>
        evidence(
          `${from === "meta" ? "A tag" : "A header"} keeps out ${agent === "robots" ? "every search engine" : agent}.`,
          { spot },
        ),
      ),
    )
  },
})
