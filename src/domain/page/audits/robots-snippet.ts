import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const robotsSnippet = makeAudit({
  id: "robots-snippet",
  passTitle: "Search results may show text of the page",
  failTitle: "The page forbids search results to show text of it",
  why: "Without a snippet a result is a bare title, and few people click on it.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag", readOn: "2026-11-20" },
  weight: 3,
  needs: ["robotsRules", "text"],
  judge(facts) {
    const found = facts.robotsRules.flatMap(({ directives, spot }) =>
      directives
        .filter(
          ({ name, value }) =>
            name === "nosnippet" ||
            (name === "max-snippet" && value === "0") ||
            (name === "max-image-preview" && value === "none"),
        )
        .map(({ name, value }) => evidence(value === "" ? name : `${name}:${value}`, { spot })),
    )
    const { words, withheldWords } = facts.text
    const isWithheld = withheldWords > 0 && withheldWords * 2 > words
    if (found.length === 0 && !isWithheld) return pass
    return fail("Allow search results to show a snippet of the page.", [
      ...found,
      ...(isWithheld
        ? [evidence("data-nosnippet is around most of the text", { measured: `${withheldWords} of ${words} words` })]
        : []),
    ])
  },
})
