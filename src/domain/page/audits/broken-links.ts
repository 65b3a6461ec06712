import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const brokenLinks = makeAudit({
  id: "broken-links",
  passTitle: "No link is broken",
  failTitle: "Some links are broken",
  why: "A link that leads nowhere costs visitors and trust.",
  matter: "people",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable", readOn: "2026-11-20" },
  weight: 4,
  needs: ["linkHealth"],
  judge(facts) {
    const { checked, broken } = facts.linkHealth
    if (checked === 0) return notApplicable
    if (broken.length === 0) return pass
    return fail(
      `Repair or remove ${count(broken.length, "broken link")}.`,
      broken.map(({ url, why }) => evidence(`${url} ${why}`)),
    )
  },
})
