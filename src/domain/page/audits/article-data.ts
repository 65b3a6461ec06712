import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const articleData = makeAudit({
  id: "article-data",
  passTitle: "Articles name their author and day",
  failTitle: "An article does not name its author or day",
  why: "Readers and search engines judge news and guides by their author and date.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/structured-data/article", readOn: "2026-11-20" },
  weight: 1.5,
  needs: ["structured"],
  judge(facts) {
    const articles = facts.structured.items.filter(({ node }) =>
      node.types.some((type) => /(?:Article|BlogPosting)$/.test(type)),
    )
    if (articles.length === 0) return notApplicable
    const wrong = articles.flatMap(({ node, spot }) =>
      ["author", "datePublished"]
        .filter((name) => !(name in node.properties))
        .map((name) => evidence(`${node.types.join(", ")} lacks ${name}`, { spot })),
    )
    return wrong.length === 0 ? pass : fail("Name author and day in the structured data of the article.", wrong)
  },
})
