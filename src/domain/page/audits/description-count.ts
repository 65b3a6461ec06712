import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const descriptionCount = makeAudit({
  id: "description-count",
  passTitle: "The page has one description",
  failTitle: "The page has several descriptions",
  why: "Search engines may join several descriptions or take the wrong one.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/snippet", readOn: "2026-11-20" },
  weight: 2,
  needs: ["descriptions"],
  judge(facts) {
    const found = facts.descriptions.filter(({ by, content }) => by === "name" && content !== "")
    if (found.length === 0) return notApplicable
    if (found.length === 1) return pass
    return fail(
      `Keep one of the ${found.length} descriptions: there are multiple descriptions.`,
      found.map(({ content, spot }) => evidence(content, { spot })),
    )
  },
})
