import { isLanguage, isLanguageTag } from "../language-codes.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const hreflangCodes = makeAudit({
  id: "hreflang-codes",
  passTitle: "The language codes are right",
  failTitle: "A language code is wrong",
  why: "Search engines ignore an entry whose code they do not know. Languages follow ISO 639-1, regions ISO 3166-1: “en-gb”, not “en-uk”.",
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
    const wrong = alternates.filter(({ language }) => !isLanguageTag(language))
    if (wrong.length === 0) return pass
    const isUnknown = wrong.some(({ language }) => !isLanguage(language.split("-")[0] ?? ""))
    return fail(
      isUnknown ? "Correct the hreflang codes: one is unknown." : "Correct the regions among the language versions.",
      wrong.map(({ language, spot }) => evidence(`“${language}”`, { spot })),
    )
  },
})
