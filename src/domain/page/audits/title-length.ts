import { pixelWidth } from "../../text/measure/pixel-width.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const fontPx = 20
const minPx = 200

export const titleLength = makeAudit({
  id: "title-length",
  passTitle: "The title has enough detail",
  failTitle: "The title is too short",
  why: "A title of few words leaves out what sets the page apart from the other results.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 3,
  needs: ["titles"],
  judge(facts) {
    const [first] = facts.titles
    if (first === undefined || first.content === "") return notApplicable
    const width = Math.round(pixelWidth(first.content, fontPx))
    if (width >= minPx) return pass
    return fail("Expand the title: it is too short to say what the page offers.", [
      evidence(first.content, { spot: first.spot, measured: `${width} pixels`, limit: `at least ${minPx} pixels` }),
    ])
  },
})
