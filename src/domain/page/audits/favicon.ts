import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const favicon = makeAudit({
  id: "favicon",
  passTitle: "The page has an icon",
  failTitle: "The page names no icon",
  why: "Search results on phones show the icon beside the name of the site.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/favicon-in-search", readOn: "2026-11-20" },
  weight: 0.5,
  needs: ["icons"],
  judge(facts) {
    if (facts.icons.length > 0) return pass
    return fail("Name an icon for the site.", [evidence("No icon link was found.")], {
      label: "Put this into the head",
      code: '<link rel="icon" href="/favicon.ico">',
    })
  },
})
