import { missingOf } from "../structured/missing-of.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const structuredCompleteness = makeAudit({
  id: "structured-completeness",
  passTitle: "The data for machines are complete",
  failTitle: "The data for machines lack something",
  why: "Rich results are shown only where all required properties are there.",
  matter: "result",
  source: {
    url: "https://developers.google.com/search/docs/appearance/structured-data/product-snippet",
    readOn: "2026-11-20",
  },
  weight: 3,
  needs: ["structured"],
  judge(facts) {
    const judged = facts.structured.items.flatMap(({ node, format, spot }) =>
      missingOf(node).map((missing) => ({ ...missing, format, spot })),
    )
    if (judged.length === 0) return notApplicable
    const wrong = judged.filter(({ missing }) => missing.length > 0)
    if (wrong.length === 0) return pass
    return fail(
      "Complete the structured data: required properties are missing.",
      wrong.map(({ type, missing, format, spot }) =>
        evidence(`${type} (${format}) lacks ${missing.join(", ")}`, { spot }),
      ),
    )
  },
})
