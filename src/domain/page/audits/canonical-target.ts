import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const canonicalTarget = makeAudit({
  id: "canonical-target",
  passTitle: "The canonical address can be opened",
  failTitle: "The canonical address leads nowhere",
  why: "Search engines ignore a canonical address that fails, redirects, or may not be indexed.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    readOn: "2026-11-20",
  },
  weight: 4,
  needs: ["canonicalTarget"],
  judge(facts) {
    const target = facts.canonicalTarget
    if (target === null) return notApplicable
    if (target.status < 300 && target.hops === 0 && !target.isNoindex) return pass
    const what = target.isNoindex
      ? "may not be indexed"
      : target.hops > 0
        ? "sends visitors on"
        : `answers ${target.status}`
    return fail("Point the canonical link to an address that opens without a redirect.", [
      evidence(`${target.url} ${what}.`),
    ])
  },
})
