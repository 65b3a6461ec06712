import { pixelWidth } from "../../text/measure/pixel-width.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

/** The font of Google's titles on a desktop. */
const fontPx = 20
const maxPx = 600

export const titleWidth = makeAudit({
  id: "title-width",
  passTitle: "The title fits into a search result",
  failTitle: "The title is too long for a search result",
  why: "What is wider than the result is cut off, often in the middle of the offer.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 4,
  needs: ["titles"],
  judge(facts) {
    const [first] = facts.titles
    if (first === undefined || first.content === "") return notApplicable
    const width = Math.round(pixelWidth(first.content, fontPx))
    if (width <= maxPx) return pass
    return fail("Shorten the title: it is too long and will be cut off.", [
      evidence(first.content, { spot: first.spot, measured: `${width} pixels`, limit: `${maxPx} pixels` }),
    ])
  },
})
