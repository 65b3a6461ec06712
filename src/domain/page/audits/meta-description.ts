import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const metaDescription = makeAudit({
  id: "meta-description",
  passTitle: "The page has a description",
  failTitle: "The page has no description",
  why: "Search engines often show the description under the title. Without one they pick words from the page.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/snippet", readOn: "2026-11-20" },
  weight: 6,
  needs: ["descriptions"],
  judge(facts) {
    const inHead = facts.descriptions.filter(({ by, place }) => by === "name" && place === "head")
    if (inHead.some(({ content }) => content !== "")) return pass
    const empty = inHead[0]
    return fail(
      empty === undefined ? "Add a description of the page: it is missing." : "Fill the description: it is empty.",
      [
        evidence(empty === undefined ? "No description was found in the head." : "The description says nothing.", {
          spot: empty?.spot ?? null,
        }),
      ],
      {
        label: "Put this into the head",
        code: '<meta name="description" content="What the page offers, who it is for, and what to do next.">',
      },
    )
  },
})
