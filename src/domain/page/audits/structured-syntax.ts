import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const structuredSyntax = makeAudit({
  id: "structured-syntax",
  passTitle: "The data for machines can be read",
  failTitle: "The data for machines cannot be read",
  why: "A single wrong comma, and none of it is read.",
  matter: "result",
  source: {
    url: "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
    readOn: "2026-11-20",
  },
  weight: 3,
  needs: ["structured"],
  judge(facts) {
    const { items, faults } = facts.structured
    if (faults.length === 0) return items.length === 0 ? notApplicable : pass
    return fail(
      "Correct the structured data: it is invalid.",
      faults.map(({ why, spot }) => evidence(`The JSON-LD ${why}`, { spot })),
    )
  },
})
