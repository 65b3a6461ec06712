// Figures without a floor: a good text may have any of these.
import { proseOf, textsOf } from "./fields.ts"
import { runsOf, sentencesIn, wordsIn } from "./tokens.ts"
import type { WrittenListing } from "./written-listing.ts"

export interface Note {
  readonly label: string
  readonly show: (value: number) => string
  /** Null if there is nothing to say, because no two listings of the group are comparable. */
  readonly of: (some: readonly WrittenListing[], all: readonly WrittenListing[]) => number | null
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

const sentenceLengths = (some: readonly WrittenListing[]): number[] =>
  some
    .flatMap(({ listing }) => proseOf(listing))
    .filter(({ field, text }) => field === "improvedBodyText" && /[.!?]$/.test(text))
    .flatMap(({ text }) => sentencesIn(text))
    .map((sentence) => wordsIn(sentence).length)

/** The relative standard deviation of lengths: people reach 0.5 and more, a template 0.3. */
function variation(lengths: readonly number[]): number | null {
  const middle = mean(lengths)
  const spread = middle === null ? null : mean(lengths.map((length) => (length - middle) ** 2))
  return middle === null || spread === null ? null : Math.sqrt(spread) / middle
}

export function countSyllables(word: string): number {
  const bare = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").replace(/^y/, "")
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** Flesch's reading ease: 60 to 70 is plain English, 100 is a picture book, below 30 nobody reads to the end. */
function readingEase(some: readonly WrittenListing[]): number | null {
  const lengths = sentenceLengths(some)
  const words = some.flatMap(({ listing }) => wordsIn(listing.improvedBodyText)).filter((word) => /^\p{L}/u.test(word))
  const syllables = mean(words.map(countSyllables))
  const length = mean(lengths)
  return length === null || syllables === null ? null : 206.835 - 1.015 * length - 84.6 * syllables
}

const runsIn = ({ listing }: WrittenListing): Set<string> =>
  new Set(textsOf(listing).flatMap(({ text }) => runsOf(wordsIn(text), 3)))

/** The share of the shorter text's three-word runs that the other also has. */
export function similarity(one: WrittenListing, other: WrittenListing): number {
  const [few = new Set<string>(), many = new Set<string>()] = [runsIn(one), runsIn(other)].sort(
    (a, b) => a.size - b.size,
  )
  return few.size === 0 ? 0 : [...few].filter((run) => many.has(run)).length / few.size
}

function similarities(
  some: readonly WrittenListing[],
  belong: (one: WrittenListing, other: WrittenListing) => boolean,
): number[] {
  return some.flatMap((one, place) =>
    some
      .slice(place + 1)
      .filter((other) => belong(one, other))
      .map((other) => similarity(one, other)),
  )
}

const isOneBrief = (one: WrittenListing, other: WrittenListing) => one.sample.id === other.sample.id

/** Two shops on one platform with the same industry, or with a main phrase in common. */
function isOneTrade(one: WrittenListing, other: WrittenListing): boolean {
  if (isOneBrief(one, other) || one.sample.platform.id !== other.sample.platform.id) return false
  const [industry = "", otherIndustry = ""] = [one, other].map(({ sample }) =>
    sample.brief.industry.trim().toLowerCase(),
  )
  return (industry !== "" && industry === otherIndustry) || one.main.some((phrase) => other.main.includes(phrase))
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

export const notes: readonly Note[] = [
  {
    label: "score, least",
    show: (value) => value.toFixed(0),
    of: (some) => {
      const scores = some.flatMap(({ score }) => score ?? [])
      return scores.length === 0 ? null : Math.min(...scores)
    },
  },
  { label: "words a sentence", show: (value) => value.toFixed(1), of: (some) => mean(sentenceLengths(some)) },
  { label: "… their variation", show: (value) => value.toFixed(2), of: (some) => variation(sentenceLengths(some)) },
  { label: "reading ease", show: (value) => value.toFixed(0), of: readingEase },
  { label: "alike: one brief", show: percent, of: (some) => mean(similarities(some, isOneBrief)) },
  { label: "alike: one trade", show: percent, of: (some) => mean(similarities(some, isOneTrade)) },
]
