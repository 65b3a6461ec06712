import { isLanguageTag, isNamedLanguage } from "../language-codes.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const languageRegions = makeAudit({
  id: "language-regions",
  passTitle: "The regions of the language versions are right",
  failTitle: "A region of the language versions is wrong",
  why: "Regions follow ISO 3166-1: “en-gb”, not “en-uk”. An entry with another one is ignored.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
    readOn: "2026-11-20",
  },
  weight: 1.5,
  needs: ["alternates"],
  judge(facts) {
    const alternates = facts.alternates.filter(({ place }) => place === "head")
    if (alternates.length === 0) return notApplicable
    const known = alternates.filter(({ language }) => isNamedLanguage(language))
    const wrong = known.filter(({ language }) => !isLanguageTag(language))
    if (wrong.length === 0) return pass
    return fail(
      "Correct the regions among the language versions.",
      wrong.map(({ language, spot }) => evidence(`“${language}”`, { spot })),
    )
  },
})
