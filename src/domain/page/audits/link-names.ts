import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const linkNames = makeAudit({
  id: "link-names",
  passTitle: "Every link has a name",
  failTitle: "Some links have no name",
  why: "Screen readers say only “link”, and search engines learn nothing about the target.",
  matter: "people",
  source: { url: "https://www.w3.org/WAI/WCAG22/quickref/", readOn: "2026-11-20" },
  weight: 2,
  needs: ["anchors"],
  judge(facts) {
    const judged = facts.anchors.filter(
      ({ kind, isHidden, tag }) => tag === "a" && !isHidden && (kind === "internal" || kind === "external"),
    )
    if (judged.length === 0) return notApplicable
    const wrong = judged.filter(({ name }) => name === "")
    if (wrong.length === 0) return pass
    return fail(
      `Give ${count(wrong.length, "link")} a name: ${wrong.length === 1 ? "it is" : "they are"} empty.`,
      wrong.map(({ url, hasImage, spot }) =>
        evidence(`${hasImage ? "A picture without words" : "Nothing"} leads to ${url?.href ?? ""}`, { spot }),
      ),
    )
  },
})
