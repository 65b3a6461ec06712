import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const headingOrder = makeAudit({
  id: "heading-order",
  passTitle: "No heading level is skipped",
  failTitle: "A heading level is skipped",
  why: "People who listen to a page jump from heading to heading, and a gap reads as if something were missing.",
  matter: "people",
  source: { url: "https://www.w3.org/WAI/tutorials/page-structure/headings/", readOn: "2026-11-20" },
  weight: 1.5,
  needs: ["headings"],
  judge(facts) {
    const found = facts.headings.filter(({ text }) => text !== "")
    if (found.length < 2) return notApplicable
    const gaps = found.flatMap((heading, at) => {
      const before = found[at - 1]
      return before !== undefined && heading.level > before.level + 1 ? [{ heading, before }] : []
    })
    if (gaps.length === 0) return pass
    return fail(
      "Put the headings in order: a level is skipped.",
      gaps.map(({ heading, before }) =>
        evidence(
          `h${before.level} “${before.text.slice(0, 80)}” is followed by h${heading.level} “${heading.text.slice(0, 80)}”`,
          {
            spot: heading.spot,
          },
        ),
      ),
    )
  },
})
