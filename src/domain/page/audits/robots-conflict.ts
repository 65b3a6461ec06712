import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const robotsConflict = makeAudit({
  id: "robots-conflict",
  passTitle: "The rules for robots agree",
  failTitle: "The rules for robots contradict each other",
  why: "Where robots.txt keeps a robot out, it never reads noindex; and a page cannot be left out and name another one as its original at once.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag", readOn: "2026-11-20" },
  weight: 3,
  needs: ["robotsRules", "robotsFile", "canonicals", "delivery"],
  judge(facts) {
    const noindex = facts.robotsRules.find(({ directives }) =>
      directives.some(({ name }) => name === "noindex" || name === "none"),
    )
    if (noindex === undefined) return notApplicable
    const other = facts.canonicals.find(({ url }) => url !== null && url.href !== facts.delivery.url.href)
    const faults = [
      ...(facts.robotsFile.googlebot.isAllowed
        ? []
        : [evidence("robots.txt forbids to fetch the page, so its noindex is never read.", { spot: noindex.spot })]),
      ...(other === undefined
        ? []
        : [evidence("The page says noindex and names another page as its original.", { spot: other.spot })]),
    ]
    return faults.length === 0
      ? pass
      : fail("Decide on one of the two rules: they cancel each other out, and the page says noindex.", faults)
  },
})
