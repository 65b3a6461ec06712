import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const internalLinks = makeAudit({
  id: "internal-links",
  passTitle: "The page links to others of its site",
  failTitle: "The page links to no other page of its site",
  why: "Visitors and search engines find the rest of a site through its links.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable", readOn: "2026-11-20" },
  weight: 2,
  needs: ["anchors"],
  judge(facts) {
    if (facts.anchors.some(({ kind }) => kind === "internal")) return pass
    return fail("Link to related pages of the site.", [evidence("No link leads to another page of this site.")])
  },
})
