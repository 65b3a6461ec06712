import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const hreflangAddresses = makeAudit({
  id: "hreflang-addresses",
  passTitle: "Language versions have complete addresses",
  failTitle: "A language version has an incomplete address",
  why: "An entry without a full address is ignored.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
    readOn: "2026-11-20",
  },
  weight: 3,
  needs: ["alternates"],
  judge(facts) {
    const alternates = facts.alternates.filter(({ place }) => place === "head")
    if (alternates.length === 0) return notApplicable
    const wrong = alternates.filter(({ isAbsolute, href }) => !isAbsolute || href === null)
    if (wrong.length === 0) return pass
    return fail(
      "Write full addresses into the hreflang links: one is relative.",
      wrong.map(({ raw, spot }) => evidence(raw, { spot })),
    )
  },
})
