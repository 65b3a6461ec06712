import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const titlePlace = makeAudit({
  id: "title-place",
  passTitle: "The title is in the head",
  failTitle: "The title is outside the head",
  why: "Search engines read titles in the head. A title that landed in the body may be ignored.",
  matter: "result",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
    readOn: "2026-11-20",
  },
  weight: 4,
  needs: ["titles", "head"],
  judge(facts) {
    const [first] = facts.titles.filter(({ content }) => content !== "")
    if (first === undefined) return notApplicable
    if (first.place === "head") return pass
    const { endedBy } = facts.head
    return fail("Move the title: it is outside the head, where it may be ignored.", [
      evidence(`The title “${first.content}” is in the body.`, { spot: first.spot }),
      ...(endedBy === null ? [] : [evidence(`The head ended at <${endedBy.name}>.`, { spot: endedBy.spot })]),
    ])
  },
})
