import { allBlocksOf } from "./fields.ts"
import { type Figure, faultsOf } from "./figure.ts"
import { stockPhraseList } from "./stock-phrase-list.ts"
import { escapePattern, runsOf, textsOfBrief, wordsIn } from "./tokens.ts"

const anyWords = "\\S+(?: \\S+){0,2}"

const [open, fixed] = [true, false].map((isOpen) => stockPhraseList.filter((phrase) => phrase.includes("*") === isOpen))

/** Those without a gap are looked up, because trying two hundred of them on every line takes seconds. */
const fixedPhrases: ReadonlySet<string> = new Set(fixed)
const lengths = [...new Set([...fixedPhrases].map((phrase) => phrase.split(" ").length))]

const openPatterns = (open ?? []).map(
  (phrase) => new RegExp(`(?<= )${phrase.split("*").map(escapePattern).join(anyWords)}(?= )`),
)

/** Looks at the words only, so that "must-have" and "must have" are one phrase. */
function findIn(text: string): string[] {
  const words = wordsIn(text)
  const bare = ` ${words.join(" ")} `
  return [
    ...lengths.flatMap((length) => runsOf(words, length).filter((run) => fixedPhrases.has(run))),
    ...openPatterns.flatMap((pattern) => pattern.exec(bare)?.[0] ?? []),
  ]
}

/**
 * Phrases that fit everything and say nothing. A name is nobody's phrase, and a single word that the
 * brief has is meant: a shop called "Made to Last" may say so, and an app that plans a journey.
 */
export const stockPhrases: Figure = {
  id: "stock",
  label: "stock phrases",
  unit: "count",
  ideal: 0,
  floor: 0,
  worst: 1,
  weight: 4,
  prepare:
    () =>
    ({ listing, sample }) => {
      const { businessName, products, appName, channelName, videoTitle } = sample.brief
      const names = [businessName, appName, channelName, videoTitle, ...products.map(({ name }) => name)]
      const ownWords = new Set(textsOfBrief(sample.brief).flatMap(wordsIn))
      const lawful = new Set([...names.flatMap(findIn), ...ownWords])
      const findings = allBlocksOf(listing).flatMap(({ field, text }) =>
        findIn(text)
          .filter((found) => !lawful.has(found))
          .map((found) => ({ field, text: found, says: text.slice(0, 120) })),
      )
      return faultsOf(findings, 1)
    },
}
