import { claimsOf, isShown } from "../structured/claims-of.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const structuredMatch = makeAudit({
  id: "structured-match",
  passTitle: "The data for machines agree with the page",
  failTitle: "The data for machines say something that the page does not",
  why: "Google asks that marked-up prices and names are visible on the page, and punishes what is not.",
  matter: "result",
  source: {
    url: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
    readOn: "2026-11-20",
  },
  weight: 2,
  needs: ["structured", "text", "titles"],
  judge(facts) {
    const claims = facts.structured.items.flatMap(({ node, spot }) =>
      claimsOf(node).map((claim) => ({ ...claim, spot })),
    )
    if (claims.length === 0) return notApplicable
    const shown = `${facts.text.mainText} ${facts.titles[0]?.content ?? ""}`
    const wrong = claims.filter((claim) => !isShown(claim, shown))
    if (wrong.length === 0) return pass
    return fail(
      "Show on the page what the structured data say.",
      wrong.map(({ property, value, spot }) => evidence(`The ${property} “${value}” is not in the text`, { spot })),
    )
  },
})
