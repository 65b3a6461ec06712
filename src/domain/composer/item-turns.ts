import { type Change, isSentenceWith } from "./turning.ts"
import { isForm, verbForms } from "./understand/verbs.ts"
import {
  isAdjective,
  isAdverb,
  isAuxiliary,
  isConjunction,
  isPreposition,
  isPronoun,
  isRelative,
} from "./understand/word-kinds.ts"

/** A verb that makes a sentence of an item; "covers" and "fold" may be things as well. */
const isVerb = (word: string): boolean =>
  isAuxiliary(word) ||
  verbForms(word).some(({ form, isAlsoNoun }) => (form === "third" && !isAlsoNoun) || form === "past")

/** "stitched to lie flat", "each", "100% cotton": what is said of the item before it stays behind it. */
const isSaidOfBefore = (words: readonly string[]): boolean => {
  const [first = ""] = words
  const last = words.at(-1) ?? ""
  const isMeasure = /^\d/.test(first)
  return (
    isPreposition(first) ||
    isAdverb(first) ||
    /^(?:not|then|so|too|also|ideal|each|all|both|same|other|another|its?|their|the)$/i.test(first) ||
    /(?:ed|ing)$/.test(first) ||
    (words.length > 1 && !isMeasure && first.toLowerCase() !== "no" && (isAdjective(last) || /[^e]ed$/.test(last))) ||
    words.some((word) => /%|^(?:each|apiece|ones?|them|all|again|etc)$/.test(word))
  )
}

/** A thing by itself, which may stand at any place of its list. */
function isThing(item: string): boolean {
  const words = item.split(" ")
  return (
    words.length < 8 &&
    /^[\p{L}\d]/u.test(item) &&
    !/[()"“”]/.test(item) &&
    !isSaidOfBefore(words) &&
    !words.some((word) => isPreposition(word) || isPronoun(word) || isRelative(word) || isConjunction(word)) &&
    !words.some(isVerb)
  )
}

interface Item {
  readonly text: string
  readonly at: number
}

/** The items of a list that may change places: the first has something before it and the last something behind it. */
function freeItems(text: string, from: number, isSentence: boolean): Item[] {
  const pieces = text.split(/(?<!\d), |, (?!\d{3}(?!\d))/)
  const items: Item[] = []
  let at = from
  for (const [place, piece] of pieces.entries()) {
    const isLast = place === pieces.length - 1
    // In a sentence the "and" joins the last of the list; in a bare row it may join two halves of one item.
    const [head = "", tail] = piece.split(/,? (?:and|or) /)
    if (place > 0 && !isLast) items.push({ text: piece, at })
    else if (isLast && tail !== undefined && isSentence) items.push({ text: head, at })
    at += piece.length + 2
  }
  return items
}

/** "In Ballina, County Mayo" is one place. */
const isOnePlace = (before: string, item: string): boolean =>
  /^\p{Lu}/u.test(item) && /(?:^|\s)\p{Lu}[\p{L}'’-]*,? ?$/u.test(before)

/** "in Hindi, Marathi, Telugu or English" */
const isRowOfNames = /\p{Lu}\S*, \p{Lu}\S*(?:, \p{Lu}\S*)*,? (?:and|or) \p{Lu}/u

interface Exchange {
  readonly first: Item
  readonly second: Item
}

function exchangesIn(text: string): Exchange[] {
  const found: Exchange[] = []
  const words = text.split(" ")
  const isSentence = isSentenceWith(words) || isForm(words[0] ?? "", "base")
  let from = 0
  // Each part between colons and semicolons has a list of its own.
  for (const part of text.split(/(?<=[:;] )/)) {
    const items = freeItems(part, from, isSentence).filter(
      ({ text: item, at }) =>
        text.slice(at, at + item.length) === item &&
        isThing(item) &&
        (isRowOfNames.test(part) || !isOnePlace(text.slice(0, at).trimEnd(), item)),
    )
    for (const [place, first] of items.entries()) {
      const second = items[place + 1]
      const isNext = second !== undefined && second.at <= first.at + first.text.length + 2
      if (isNext && areAlike(first.text, second.text)) found.push({ first, second })
    }
    from += part.length
  }
  return found
}

/** Sizes and days follow one another. */
const hasOrder = (item: string): boolean =>
  /^(?:\d*X*[SML]|\p{Lu}{0,2}\d[\d.,ꞏ]*$|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day)\b/u.test(
    item,
  )

/** A thing of one word beside a thing of four hangs on the words around it more often than not. */
const areAlike = (a: string, b: string): boolean =>
  !hasOrder(a) &&
  !hasOrder(b) &&
  /^\p{Lu}\p{Ll}/u.test(a) === /^\p{Lu}\p{Ll}/u.test(b) &&
  a.split(" ").length + b.split(" ").length > 1

/** Two neighbours in the middle of a list change places: "a mug, 68 g, folding handles and a sack". */
const turnItems =
  (which: number): Change =>
  (text) => {
    if (!text.includes(", ")) return text
    const exchange = exchangesIn(text)[which]
    if (exchange === undefined) return text
    const { first, second } = exchange
    const between = text.slice(first.at + first.text.length, second.at)
    const rest = text.slice(second.at + second.text.length)
    return `${text.slice(0, first.at)}${second.text}${between}${first.text}${rest}`
  }

export const itemTurns: readonly Change[] = [0, 1, 2, 3].map(turnItems)
