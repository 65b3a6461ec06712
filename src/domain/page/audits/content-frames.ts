import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const minWords = 50

export const contentFrames = makeAudit({
  id: "content-frames",
  passTitle: "The content is in the page itself",
  failTitle: "The content is in frames",
  why: "What is in a frame belongs to another page, and search engines list that one.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide", readOn: "2026-11-20" },
  weight: 4,
  needs: ["frames", "text"],
  judge(facts) {
    if (facts.frames.length === 0) return notApplicable
    const isFrameset = facts.frames.some(({ kind }) => kind === "frame")
    if (!isFrameset && facts.text.words >= minWords) return pass
    return fail(
      "Put the content into the page instead of into frames.",
      facts.frames.map(({ src, spot }) => evidence(src, { spot })),
    )
  },
})
