import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const titleEnding = makeAudit({
  id: "title-ending",
  passTitle: "The title is complete",
  failTitle: "The title ends in the middle",
  why: "A title that was cut off by a template looks careless, and its last words are lost.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 2,
  needs: ["titles"],
  judge(facts) {
    const [first] = facts.titles
    if (first === undefined || first.content === "") return notApplicable
    if (!/(?:…|\.\.\.|[\s][-–—|·:,&]|\s(?:and|or|the|of|for|with|in|a|an|to))$/i.test(first.content)) return pass
    return fail("Finish the title: it breaks off.", [evidence(`“${first.content}”`, { spot: first.spot })])
  },
})
