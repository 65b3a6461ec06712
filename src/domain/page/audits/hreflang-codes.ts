import { isNamedLanguage } from "../language-codes.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const hreflangCodes = makeAudit({
  id: "hreflang-codes",
  passTitle: "The language codes are right",
  failTitle: "A language code is wrong",
  why: "Search engines ignore an entry whose language they do not know. Languages follow ISO 639-1.",
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
    const wrong = alternates.filter(({ language }) => !isNamedLanguage(language))
    if (wrong.length === 0) return pass
    return fail(
      "Correct the hreflang codes: one is unknown.",
      wrong.map(({ language, spot }) => evidence(`“${language}”`, { spot })),
    )
  },
})
