import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const titleCount = makeAudit({
  id: "title-count",
  passTitle: "The page has one title",
  failTitle: "The page has several titles",
  why: "Browsers and search engines take the first title; the others are lost, and often it is the wrong one that comes first.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 3,
  needs: ["titles"],
  judge(facts) {
    const titles = facts.titles.filter(({ content }) => content !== "")
    if (titles.length === 0) return notApplicable
    if (titles.length === 1) return pass
    return fail(
      `Keep one of the ${titles.length} titles: there are multiple titles.`,
      titles.map(({ content, spot }) => evidence(content, { spot })),
    )
  },
})
