import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const metaRefresh = makeAudit({
  id: "meta-refresh",
  passTitle: "The page does not send visitors away",
  failTitle: "The page redirects visitors automatically",
  why: "A meta refresh takes people somewhere they did not choose, and search engines may follow it.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects", readOn: "2026-11-20" },
  weight: 4,
  cap: 79,
  needs: ["refreshes"],
  judge(facts) {
    const found = facts.refreshes.filter(({ content }) => /^\s*\d/.test(content))
    if (found.length === 0) return pass
    return fail(
      "Replace the meta refresh with a redirect from the server.",
      found.map(({ content, spot }) => evidence(content, { spot })),
    )
  },
})
