import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const minWords = 30

export const contentScripts = makeAudit({
  id: "content-scripts",
  passTitle: "The text is in the page",
  failTitle: "The page is empty until a script has run",
  why: "Search engines that run no scripts see nothing, and those that do see it late.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
    readOn: "2026-11-20",
  },
  weight: 8,
  cap: 55,
  needs: ["text"],
  judge(facts) {
    const { mountPoint, words } = facts.text
    if (mountPoint === null) return notApplicable
    if (words >= minWords) return pass
    return fail("Send the text with the page (server-side rendering): it comes from JavaScript only.", [
      evidence(`“${mountPoint}” is empty`, { measured: count(words, "word"), limit: `${minWords} words` }),
    ])
  },
})
