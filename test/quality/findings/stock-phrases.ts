import { allBlocksOf } from "../fields.ts"
import { type Figure, faultsOf } from "../figure.ts"
import { escapePattern, runsOf, textsOfBrief, wordsIn } from "../tokens.ts"
import { stockPhraseList } from "./stock-phrase-list.ts"

const anyWords = "\\S+(?: \\S+){0,2}"

const [open, fixed] = [true, false].map((isOpen) => stockPhraseList.filter((phrase) => phrase.includes("*") === isOpen))

/** Those without a gap are looked up, because trying two hundred of them on every line takes seconds. */
const fixedPhrases: ReadonlySet<string> = new Set(fixed)
const lengths = [...new Set([...fixedPhrases].map((phrase) => phrase.split(" ").length))]

const openPatterns = (open ?? []).map(
  (phrase) => new RegExp(`(?<= )${phrase.split("*").map(escapePattern).join(anyWords)}(?= )`),
)

/** Compares only the words, so that "must-have" and "must have" are one phrase. */
function findIn(text: string): string[] {
  const words = wordsIn(text)
  const bare = ` ${words.join(" ")} `
  return [
    ...lengths.flatMap((length) => runsOf(words, length).filter((run) => fixedPhrases.has(run))),
    ...openPatterns.flatMap((pattern) => pattern.exec(bare)?.[0] ?? []),
  ]
}

/** Phrases that fit everything and say nothing, if they are ours: those in the brief are the seller's. */
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
      const texts = textsOfBrief(sample.brief)
      const lawful = new Set([...texts.flatMap(findIn), ...texts.flatMap(wordsIn)])
      const findings = allBlocksOf(listing).flatMap(({ field, text }) =>
        findIn(text)
          .filter((found) => !lawful.has(found))
          .map((found) => ({ field, text: found, says: text.slice(0, 120) })),
      )
      return faultsOf(findings, 1)
    },
}
