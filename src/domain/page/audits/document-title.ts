import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const documentTitle = makeAudit({
  id: "document-title",
  passTitle: "The page has a title",
  failTitle: "The page has no title",
  why: "The title is often what people decide by when they choose among search results.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 8,
  needs: ["titles"],
  judge(facts) {
    const [first] = facts.titles
    if (first !== undefined && first.content !== "") return pass
    const found = first === undefined ? "There is no title element in the page." : "The title element is empty."
    return fail(
      `The title is ${first === undefined ? "missing" : "empty"}: write one that says what the page offers.`,
      [evidence(found, { spot: first?.spot ?? null })],
      {
        label: "Put this into the head",
        code: "<title>What the page offers | Your name</title>",
      },
    )
  },
})
