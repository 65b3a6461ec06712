import { count, evidence, fail, makeAudit, pass } from "./audit.ts"

/** Below this, Yoast calls a text bad; from 300 words on, good. Shops and contact pages manage with less. */
const minWords = 60

export const contentLength = makeAudit({
  id: "content-length",
  passTitle: "The page has enough text",
  failTitle: "The page has little text",
  why: "A page with little to read seldom answers what somebody searched for.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide", readOn: "2026-11-20" },
  weight: 4,
  needs: ["text"],
  judge(facts) {
    const { mainWords } = facts.text
    if (mainWords >= minWords) return pass
    return fail("Write more: the page has little text.", [
      evidence("Words outside menus, header and footer", {
        measured: count(mainWords, "word"),
        limit: `${minWords} words`,
      }),
    ])
  },
})
