import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const minSentences = 5
const maxPercent = 30

export const sentenceLength = makeAudit({
  id: "sentence-length",
  passTitle: "Sentences are easy to follow",
  failTitle: "Many sentences are long",
  why: "Long sentences are left half read, above all on a phone.",
  matter: "people",
  source: { url: "https://yoast.com/seo-blog/", readOn: "2026-11-20" },
  weight: 1,
  needs: ["readability"],
  judge(facts) {
    const { sentences, longSentences } = facts.readability
    if (sentences < minSentences) return notApplicable
    const percent = Math.round((100 * longSentences) / sentences)
    if (percent <= maxPercent) return pass
    return fail("Split long sentences.", [
      evidence("Sentences with more than 20 words", { measured: `${percent} %`, limit: `${maxPercent} %` }),
    ])
  },
})
