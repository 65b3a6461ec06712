import { countUnits, type Unit } from "../../../text/measure/units.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import type { Phrase } from "./phrases.ts"

export interface Wanted {
  readonly count: number
  readonly maxUnits: number
  readonly unit: Unit
  readonly minWords?: number
  /** Where the place must be filled, a phrase may combine words that other phrases already have. */
  readonly isToFill?: boolean
  /** How many may say only what kind of thing it is. */
  readonly maxKinds?: number
  /** How many of those if the place is still not full. By default, no more than before. */
  readonly maxKindsToFill?: number
  /** Said by another list or the title: nothing here repeats it. */
  readonly beyond?: readonly string[]
}

const few = 3
const minWhole = 3

interface Chosen {
  readonly text: string
  readonly stems: ReadonlySet<string>
}

/** The phrases that together find the most: each adds a new word, and none is part of another. */
export function choosePhrases(
  phrases: readonly Phrase[],
  {
    count,
    maxUnits,
    unit,
    minWords = 1,
    isToFill = false,
    maxKinds = count,
    maxKindsToFill = maxKinds,
    beyond = [],
  }: Wanted,
): string[] {
  const said = beyond.map((text) => new Set(contentWords(text)))
  const isSaid = (stems: ReadonlySet<string>): boolean => said.some((known) => isIn(stems, known))
  const chosen: Chosen[] = []
  const seen = new Set<string>(said.flatMap((stems) => [...stems]))
  let kinds = 0
  const take = (isStrict: boolean, most: number, takesParts = false): void => {
    for (const { forms, isOwn, isTyped = false, isKind = false, isRare = false, isFiller = false } of phrases) {
      if (chosen.length >= count) return
      if ((isKind && kinds >= most) || (isFiller && !takesParts) || (isRare && !isToFill)) continue
      const fitting = forms.filter((form) => countUnits(form, unit) <= maxUnits && form.split(" ").length >= minWords)
      const isFree = (form: string): boolean => {
        const stems = new Set(contentWords(form))
        const isPart = isTyped || isFiller || (takesParts && endsWithKind(form))
        const isKnown = ({ stems: known }: Chosen): boolean =>
          isIn(stems, known) && (!isPart || known.size === stems.size)
        return stems.size > 0 && !chosen.some(isKnown) && !isSaid(stems)
      }
      const [text = ""] = fitting.slice(0, 1).filter(isFree)
      if (text === "") continue
      const stems = new Set(contentWords(text))
      const isNew = [...stems].some((stem) => !seen.has(stem))
      if (!isOwn && isStrict && !isNew) continue
      chosen.push({ text, stems })
      if (isKind) kinds += 1
      for (const stem of stems) seen.add(stem)
    }
  }
  take(true, maxKinds)
  if (isToFill) take(false, maxKinds)
  if (maxKindsToFill > maxKinds) take(false, maxKindsToFill)
  if (isToFill) take(false, maxKindsToFill, true)
  const texts = chosen.map(({ text }) => text)
  const room = Math.min(few - (texts.length - kinds), count - texts.length)
  return [
    ...texts,
    ...shorterIn(phrases, texts)
      .filter((text) => !isSaid(new Set(contentWords(text))))
      .slice(0, Math.max(0, room)),
  ]
}

/** Where little was said, "fountain pen ink" beside "brown fountain pen ink" finds more people. */
const shorterIn = (phrases: readonly Phrase[], texts: readonly string[]): string[] => {
  const [first = ""] = texts
  const keyOf = (text: string): string => [...new Set(contentWords(text))].sort().join(" ")
  const seen = new Set(texts.map(keyOf))
  return (
    phrases
      .flatMap(({ forms }) => forms)
      // "Wig grip band" of a velvet one says enough, whatever a band is.
      .filter((form) => form.includes(" ") && first.endsWith(` ${form}`))
      .filter((form) => endsWithKind(form) || form.split(" ").length >= minWhole)
      .filter((form) => {
        const isNew = !seen.has(keyOf(form))
        seen.add(keyOf(form))
        return isNew
      })
  )
}

const endsWithKind = (form: string): boolean =>
  form.split(" ").some((_, at, words) => isGoodsKind(words.slice(at).join(" ")))

const isIn = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean => {
  for (const stem of part) if (!whole.has(stem)) return false
  return true
}
