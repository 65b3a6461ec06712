import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const maxWords = 300

export const headingGaps = makeAudit({
  id: "heading-gaps",
  passTitle: "Long texts have subheadings",
  failTitle: "A long stretch has no subheading",
  why: "People scan a page before they read it. Where nothing stops the eye for 300 words, they leave.",
  matter: "people",
  source: { url: "https://yoast.com/seo-blog/", readOn: "2026-11-20" },
  weight: 1.5,
  needs: ["headings", "text"],
  judge(facts) {
    const { mainWords } = facts.text
    if (mainWords <= maxWords) return notApplicable
    const stops = [0, ...facts.headings.map(({ wordsBefore }) => wordsBefore), mainWords]
    const longest = Math.max(...stops.map((stop, at) => stop - (stops[at - 1] ?? 0)))
    if (longest <= maxWords) return pass
    return fail("Break up the long stretch of text with subheadings.", [
      evidence("The longest stretch between two headings", {
        measured: `${longest} words`,
        limit: `${maxWords} words`,
      }),
    ])
  },
})
