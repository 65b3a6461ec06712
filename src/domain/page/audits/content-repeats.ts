import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const minWords = 100
const maxPercent = 5

export const contentRepeats = makeAudit({
  id: "content-repeats",
  passTitle: "No phrase is overused",
  failTitle: "A phrase is overused",
  why: "A text written for search engines puts people off, and search engines treat it as spam.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/essentials/spam-policies", readOn: "2026-11-20" },
  weight: 3,
  needs: ["phrases", "text"],
  judge(facts) {
    const { mainWords } = facts.text
    if (mainWords < minWords) return notApplicable
    const overused = facts.phrases
      .map(({ text, count: times }) => ({ text, times, percent: (100 * times * text.split(" ").length) / mainWords }))
      .filter(({ text, times, percent }) => times > 5 && percent > (text.includes(" ") ? maxPercent * 2 : maxPercent))
    if (overused.length === 0) return pass
    return fail(
      "Use the phrase less often: so many repeats look like keyword stuffing.",
      overused.map(({ text, times, percent }) =>
        evidence(`“${text}”, ${times} times`, {
          measured: `${percent.toFixed(1)} % of the words`,
          limit: `${text.includes(" ") ? maxPercent * 2 : maxPercent} %`,
        }),
      ),
    )
  },
})
