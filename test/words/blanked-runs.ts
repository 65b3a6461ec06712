import type { Brief } from "../../src/domain/seo/brief.ts"
import { textsOf } from "./fields.ts"
import type { Figure } from "./figure.ts"
import { shareWithOthers } from "./runs-of-others.ts"
import { smallWords } from "./small-words.ts"
import { runsOf, stemOf, textsOfBrief, wordsIn } from "./tokens.ts"

const blank = "…"
const windowLength = 5
const minWordsLeft = 3

/** What a brief calls its own: its words, however they are inflected, and small words where they join two of them. */
interface OwnWords {
  readonly stems: ReadonlySet<string>
  readonly joined: ReadonlySet<string>
}

export function ownWordsOf(brief: Brief): OwnWords {
  const texts = textsOfBrief(brief).map(wordsIn)
  return {
    stems: new Set(
      texts
        .flat()
        .filter((word) => !smallWords.has(word))
        .map(stemOf),
    ),
    joined: new Set(texts.flatMap((words) => runsOf(words, 3))),
  }
}

/**
 * The text as a form with blanks: every word that came from the brief, and every number, becomes a blank, and blanks side
 * by side become one, because a template's gap is as wide as the noun that is put into it. Small words stay, or every form
 * would depend on which of them the brief happens to use; but in "people with old laptops" they belong to the noun.
 */
export function blankOut(text: string, { stems, joined }: OwnWords): string[] {
  const words = wordsIn(text)
  const blanked = words.map((word, place) => {
    if (smallWords.has(word)) return joined.has(words.slice(Math.max(0, place - 1), place + 2).join(" ")) ? blank : word
    return /^\p{N}/u.test(word) || stems.has(stemOf(word)) ? blank : word
  })
  return blanked.filter((word, place) => word !== blank || blanked[place - 1] !== blank)
}

/**
 * Five places in a row of such a form. One counts when at least three words are left and one of them is no small word:
 * "and the … of the" is English and stands in everybody's text, "is made for … who" is somebody's template.
 */
function windowsOf(form: readonly string[], isCounted: (left: readonly string[]) => boolean): string[] {
  return form
    .slice(windowLength - 1)
    .map((_, start) => form.slice(start, start + windowLength))
    .filter((window) => {
      const left = window.filter((word) => word !== blank)
      return left.length >= minWordsLeft && isCounted(left)
    })
    .map((window) => window.join(" "))
}

/** The plainest reading of the same idea: every word of the brief is a blank, small or not, and five places are five words. */
export const shareReadPlainly: Figure["prepare"] = shareWithOthers(({ listing, sample }) => {
  const own = new Set(textsOfBrief(sample.brief).flatMap(wordsIn))
  const read = (text: string) => wordsIn(text).map((word) => (own.has(word) ? blank : word))
  return new Map(
    textsOf(listing).flatMap(({ field, text }) => windowsOf(read(text), () => true).map((run) => [run, field])),
  )
})

/** What is left when the brief's own words are taken out, and stands in another brief's listing: a template. */
export const blankedRuns: Figure = {
  id: "blanked",
  label: "the same, own words blanked",
  unit: "percent",
  ideal: 0,
  floor: 0.05,
  worst: 0.4,
  weight: 9,
  prepare: shareWithOthers(({ listing, sample }) => {
    const own = ownWordsOf(sample.brief)
    const hasContent = (left: readonly string[]) => left.some((word) => !smallWords.has(word))
    return new Map(
      textsOf(listing).flatMap(({ field, text }) =>
        windowsOf(blankOut(text, own), hasContent).map((run) => [run, field]),
      ),
    )
  }),
}
