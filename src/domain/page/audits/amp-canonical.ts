import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const ampCanonical = makeAudit({
  id: "amp-canonical",
  passTitle: "The AMP page names the full page",
  failTitle: "The AMP page does not name the full page",
  why: "Without a canonical link search engines cannot tell which page the AMP version belongs to.",
  matter: "indexing",
  source: { url: "https://amp.dev/documentation/guides-and-tutorials/learn/spec/amphtml", readOn: "2026-11-20" },
  weight: 2,
  needs: ["amp", "canonicals"],
  judge(facts) {
    if (facts.amp === null) return notApplicable
    if (facts.canonicals.some(({ place }) => place === "head")) return pass
    return fail("Name the full page in a canonical link of the AMP page.", [
      evidence("The page is marked as AMP.", { spot: facts.amp }),
    ])
  },
})
