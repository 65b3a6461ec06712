import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const headValidity = makeAudit({
  id: "head-validity",
  passTitle: "The head is in order",
  failTitle: "Something in the head ends it early",
  why: "Everything after an element that may not be in the head lands in the body, where titles, canonical links and robots rules are ignored.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
    readOn: "2026-11-20",
  },
  weight: 4,
  needs: ["head"],
  judge(facts) {
    const { endedBy, heads, bodies } = facts.head
    const faults = [
      ...(endedBy === null
        ? []
        : [evidence(`<${endedBy.name}> may not be in the head and ends it there.`, { spot: endedBy.spot })]),
      ...(heads > 1 ? [evidence(`There are ${heads} head tags.`)] : []),
      ...(bodies > 1 ? [evidence(`There are ${bodies} body tags.`)] : []),
    ]
    if (faults.length === 0) return pass
    return fail(
      endedBy === null ? "Keep one head and one body." : "Move what does not belong there: the head is closed early.",
      faults,
    )
  },
})
