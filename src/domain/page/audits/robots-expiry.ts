import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const robotsExpiry = makeAudit({
  id: "robots-expiry",
  passTitle: "The page has no past end date",
  failTitle: "The page tells search engines that its time is over",
  why: "After the date in unavailable_after, search engines drop the page.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag", readOn: "2026-11-20" },
  weight: 6,
  cap: 40,
  needs: ["robotsRules", "now"],
  judge(facts) {
    const dates = facts.robotsRules.flatMap(({ directives, spot }) =>
      directives.filter(({ name }) => name === "unavailable_after").map(({ value }) => ({ value, spot })),
    )
    if (dates.length === 0) return notApplicable
    const past = dates.filter(({ value }) => Date.parse(value) < facts.now)
    if (past.length === 0) return pass
    return fail(
      "Remove unavailable_after, or give it a date to come: it has expired, so the page is not indexed.",
      past.map(({ value, spot }) => evidence(`The date is ${value}.`, { spot })),
    )
  },
})
