import type { Anchor } from "../facts.ts"
import { isGenericLink } from "../generic-links.ts"
import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const isJudged = ({ kind, rel, isHidden }: Anchor): boolean =>
  (kind === "internal" || kind === "external") && !rel.includes("nofollow") && !isHidden

export const linkText = makeAudit({
  id: "link-text",
  passTitle: "Links say where they lead",
  failTitle: "Some links do not say where they lead",
  why: "“Click here” does not tell people or search engines where the link leads.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable", readOn: "2026-11-20" },
  weight: 2.5,
  needs: ["anchors", "language"],
  judge(facts) {
    const wrong = facts.anchors.filter(
      (anchor) => isJudged(anchor) && isGenericLink(anchor.text, anchor.language ?? facts.language?.value ?? null),
    )
    if (facts.anchors.length === 0) return notApplicable
    if (wrong.length === 0) return pass
    return fail(
      `Rewrite the link text of ${count(wrong.length, "link")} to say where it leads.`,
      wrong.map(({ text, url, spot }) => evidence(`“${text}” leads to ${url?.href ?? ""}`, { spot })),
    )
  },
})
