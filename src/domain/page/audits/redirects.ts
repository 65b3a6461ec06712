import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const redirects = makeAudit({
  id: "redirects",
  passTitle: "The address leads straight to the page",
  failTitle: "The address leads to the page in several steps",
  why: "Each step costs time, and a temporary redirect keeps the old address in the index.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects", readOn: "2026-11-20" },
  weight: 2,
  needs: ["delivery"],
  judge(facts) {
    const { hops, asked, url } = facts.delivery
    if (hops.length === 0) return notApplicable
    const temporary = hops.filter(({ status }) => status === 302 || status === 303 || status === 307)
    if (hops.length === 1 && temporary.length === 0) return pass
    return fail(
      hops.length > 1 ? "Redirect in one step." : "Make the redirect permanent if the page has moved for good.",
      [
        ...hops.map((hop) => evidence(hop.url, { measured: `redirect ${hop.status}` })),
        evidence(`${asked} ends at ${url.href}`, { measured: count(hops.length, "step"), limit: "1 step" }),
      ],
    )
  },
})
