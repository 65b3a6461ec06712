import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const sitemapNotice = makeAudit({
  id: "sitemap-notice",
  passTitle: "robots.txt names a sitemap",
  failTitle: "robots.txt names no sitemap",
  why: "Through a sitemap search engines find pages that few links lead to.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
    readOn: "2026-11-20",
  },
  weight: 0.5,
  needs: ["robotsFile"],
  judge(facts) {
    const { status, sitemaps } = facts.robotsFile
    if (status === null) return { outcome: "could-not-check", why: "robots.txt did not answer" }
    if (sitemaps.length > 0) return pass
    return fail("Name the sitemap in robots.txt.", [evidence("No Sitemap line was found.")], {
      label: "Put this into robots.txt",
      code: `Sitemap: ${facts.robotsFile.url.replace(/robots\.txt$/, "sitemap.xml")}`,
    })
  },
})
