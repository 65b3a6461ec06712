import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const mainHeadingCount = makeAudit({
  id: "main-heading-count",
  passTitle: "There is one main heading",
  failTitle: "There are several main headings",
  why: "With several main headings it is less clear what the page is about. Google copes; readers of outlines do not.",
  matter: "people",
  source: { url: "https://www.w3.org/WAI/tutorials/page-structure/headings/", readOn: "2026-11-20" },
  weight: 1.5,
  needs: ["headings"],
  judge(facts) {
    const found = facts.headings.filter(({ level, text }) => level === 1 && text !== "")
    if (found.length === 0) return notApplicable
    if (found.length === 1) return pass
    return fail(
      `Keep one h1 and make the others h2: there are ${found.length}, more than one.`,
      found.map(({ text, spot }) => evidence(text.slice(0, 200), { spot })),
    )
  },
})
