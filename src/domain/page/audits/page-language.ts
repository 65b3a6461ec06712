import { isLanguage } from "../language-codes.ts"
import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const pageLanguage = makeAudit({
  id: "page-language",
  passTitle: "The page names its language",
  failTitle: "The page does not name its language",
  why: "Screen readers choose their voice by it, and browsers offer to translate.",
  matter: "people",
  source: { url: "https://www.w3.org/International/questions/qa-html-language-declarations", readOn: "2026-11-20" },
  weight: 2,
  needs: ["language"],
  judge(facts) {
    const { language } = facts
    if (
      language !== null &&
      /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language.value) &&
      isLanguage(language.value.split("-")[0] ?? "")
    )
      return pass
    return fail(
      "Name the language of the page in the html tag.",
      [
        evidence(language === null ? "There is no lang attribute." : `lang="${language.value}" is no language.`, {
          spot: language?.spot ?? null,
        }),
      ],
      { label: "Begin the page with this", code: '<html lang="en">' },
    )
  },
})
