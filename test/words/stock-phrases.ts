import { allBlocksOf } from "./fields.ts"
import { type Figure, faultsOf } from "./figure.ts"
import { stockPhraseList } from "./stock-phrase-list.ts"
import { escapePattern, wordsIn } from "./tokens.ts"

const anyWords = "\\S+(?: \\S+){0,2}"

const patterns = stockPhraseList.map(
  (phrase) =>
    new RegExp(
      `(?<= )${phrase
        .split(" ")
        .map((word) => (word === "*" ? anyWords : escapePattern(word)))
        .join(" ")}(?= )`,
    ),
)

/** Only the words, so that "must-have" and "must have" are one phrase. */
const bare = (text: string): string => ` ${wordsIn(text).join(" ")} `

/** Phrases that fit everything and say nothing. A name is nobody's phrase: a shop called "Journey" may say so. */
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
      const lawful = new Set(patterns.filter((pattern) => names.some((name) => pattern.test(bare(name)))))
      const findings = allBlocksOf(listing).flatMap(({ field, text }) =>
        patterns.flatMap((pattern) => {
          const [found] = lawful.has(pattern) ? [] : (pattern.exec(bare(text)) ?? [])
          return found === undefined ? [] : [{ field, text: found, says: text }]
        }),
      )
      return faultsOf(findings, 1)
    },
}
