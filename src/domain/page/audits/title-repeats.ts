import { isJoining } from "../../text/words/joining-words.ts"
import { readWords } from "../../text/words/read-words.ts"
import { wordStem } from "../../text/words/word-stem.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const maxTimes = 2

export const titleRepeats = makeAudit({
  id: "title-repeats",
  passTitle: "The title repeats nothing",
  failTitle: "The title repeats a phrase",
  why: "A title that says the same thing several times reads like spam, to people and to search engines.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 3,
  needs: ["titles"],
  judge(facts) {
    const [first] = facts.titles
    if (first === undefined || first.content === "") return notApplicable
    const counts = new Map<string, number>()
    for (const { text } of readWords(first.content))
      if (!isJoining(text) && text.length > 2) counts.set(wordStem(text), (counts.get(wordStem(text)) ?? 0) + 1)
    const repeated = [...counts].filter(([, times]) => times > maxTimes)
    if (repeated.length === 0) return pass
    return fail("Say each thing once in the title: it repeats words, which looks like keyword stuffing.", [
      ...repeated.map(([word, times]) =>
        evidence(`“${word}” in “${first.content}”`, {
          spot: first.spot,
          measured: `${times} times`,
          limit: `${maxTimes} times`,
        }),
      ),
    ])
  },
})
