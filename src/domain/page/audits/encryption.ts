import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const encryption = makeAudit({
  id: "encryption",
  passTitle: "The page is encrypted",
  failTitle: "The page is not encrypted",
  why: "Browsers call such a page “Not secure”, and Google prefers those that are.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/appearance/page-experience", readOn: "2026-11-20" },
  weight: 3,
  needs: ["delivery"],
  judge(facts) {
    if (facts.delivery.url.protocol === "https:") return pass
    return fail("Serve the page over https.", [evidence(facts.delivery.url.href)])
  },
})
