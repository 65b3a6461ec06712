import type { Anchor } from "../facts.ts"
import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

/** As in Lighthouse. */
function isUncrawlable({ tag, raw, url, role, id, anchorName, hasLinkAttribute }: Anchor): boolean {
  const href = (raw ?? "").replace(/\s+/g, "")
  if (tag !== "a" || (role ?? "").trim() !== "" || href.startsWith("mailto:")) return false
  if (href === "" && (id ?? "") !== "") return false
  if (href.startsWith("file:")) return true
  if ((anchorName ?? "").trim() !== "") return false
  if (raw === null) return hasLinkAttribute
  return /javascript:void(?:\(|)0(?:\)|)/.test(href) || url === null
}

export const crawlableAnchors = makeAudit({
  id: "crawlable-anchors",
  passTitle: "Search engines can follow the links",
  failTitle: "Some links cannot be followed by search engines",
  why: "Search engines follow links with an address in href. They do not follow a click that runs a script.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable", readOn: "2026-11-20" },
  weight: 3,
  needs: ["anchors"],
  judge(facts) {
    if (facts.anchors.length === 0) return notApplicable
    const wrong = facts.anchors.filter(isUncrawlable)
    if (wrong.length === 0) return pass
    return fail(
      `Give ${count(wrong.length, "link")} an address in href: search engines cannot tell where they lead, so they are not crawlable.`,
      wrong.map(({ raw, name, spot }) =>
        evidence(`${name || "A link"} ${raw === null ? "has no href" : `has href="${raw.slice(0, 80)}"`}`, { spot }),
      ),
    )
  },
})
