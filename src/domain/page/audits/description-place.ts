import { escapeHtml } from "../html/escape-html.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const descriptionPlace = makeAudit({
  id: "description-place",
  passTitle: "The description is where it is read",
  failTitle: "The description is where nobody reads it",
  why: "A description counts in the head and under the attribute “name”.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/snippet", readOn: "2026-11-20" },
  weight: 3,
  needs: ["descriptions"],
  judge(facts) {
    const filled = facts.descriptions.filter(({ content }) => content !== "")
    if (filled.length === 0) return notApplicable
    const [wrong] = filled.filter(({ by, place }) => by === "property" || place === "body")
    if (wrong === undefined) return pass
    const why = wrong.by === "property" ? "It is written as property= instead of name=." : "It is in the body."
    return fail(
      wrong.by === "property"
        ? "Use name= instead of property= for the description."
        : "Move the description: it is outside the head.",
      [evidence(why, { spot: wrong.spot })],
      { label: "Put this into the head", code: `<meta name="description" content="${escapeHtml(wrong.content)}">` },
    )
  },
})
