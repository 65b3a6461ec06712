import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const nofollowLinks = makeAudit({
  id: "nofollow-links",
  passTitle: "Links of the site are open to search engines",
  failTitle: "Links within the site carry nofollow",
  why: "Nofollow on the site's own links hides its pages from search engines.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
    readOn: "2026-11-20",
  },
  weight: 1.5,
  needs: ["anchors"],
  judge(facts) {
    const own = facts.anchors.filter(({ kind }) => kind === "internal")
    if (own.length === 0) return notApplicable
    const closed = own.filter(({ rel }) => rel.includes("nofollow"))
    if (closed.length * 2 <= own.length) return pass
    return fail("Remove nofollow from links to pages of the site itself.", [
      evidence("Links within the site with nofollow", { measured: `${closed.length} of ${own.length}` }),
      ...closed.slice(0, 5).map(({ url, spot }) => evidence(url?.href ?? "", { spot })),
    ])
  },
})
