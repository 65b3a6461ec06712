import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const paragraphLength = makeAudit({
  id: "paragraph-length",
  passTitle: "Paragraphs are short",
  failTitle: "Some paragraphs are long",
  why: "A wall of text is skipped.",
  matter: "people",
  source: { url: "https://yoast.com/seo-blog/", readOn: "2026-11-20" },
  weight: 1,
  needs: ["readability"],
  judge(facts) {
    const { paragraphs, longParagraphs } = facts.readability
    if (paragraphs === 0) return notApplicable
    if (longParagraphs === 0) return pass
    return fail("Divide long paragraphs.", [
      evidence("Paragraphs with more than 150 words", {
        measured: `${longParagraphs} of ${paragraphs}`,
        limit: "none",
      }),
    ])
  },
})
