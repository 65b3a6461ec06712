import { evidence, fail, makeAudit, pass } from "./audit.ts"

const maxBytes = 2_000_000

export const htmlSize = makeAudit({
  id: "html-size",
  passTitle: "The page is not too large to be read",
  failTitle: "The page is too large to be read whole",
  why: "Google reads the first 2 MB of a page. What comes later does not exist for it.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/googlebot", readOn: "2026-11-20" },
  weight: 3,
  needs: ["delivery"],
  judge(facts) {
    const { bytes, isCut } = facts.delivery
    if (bytes <= maxBytes && !isCut) return pass
    return fail("Make the HTML of the page smaller: its end is not read.", [
      evidence("HTML without images", {
        measured: `${isCut ? "more than " : ""}${(bytes / 1_000_000).toFixed(1)} MB`,
        limit: "2 MB",
      }),
    ])
  },
})
