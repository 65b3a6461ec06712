import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const mainPhrase = makeAudit({
  id: "main-phrase",
  passTitle: "The main phrase is where it counts",
  failTitle: "The main phrase is not where it counts",
  why: "People notice the words they searched for in the title, description and heading.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 2.5,
  needs: ["phrases", "titles", "headings", "metaDescription"],
  judge(facts) {
    const phrase = facts.phrases.find(({ count: times }) => times >= 3)
    if (phrase === undefined) return notApplicable
    const places = [
      ...(phrase.inTitle ? [] : ["the title"]),
      ...(phrase.inHeadings ? [] : ["a heading"]),
      ...(phrase.inDescription || facts.metaDescription === null ? [] : ["the description"]),
    ]
    if (places.length < 2) return pass
    return fail(`Use “${phrase.text}” in ${places.join(" and ")}.`, [
      evidence(`“${phrase.text}” is what the text speaks of most`, { measured: count(phrase.count, "time") }),
    ])
  },
})
