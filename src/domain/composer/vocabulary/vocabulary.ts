import { isPlural, singular } from "../../text/plural.ts"
import { wordSet } from "../../text/word-set.ts"
import { allRows } from "./all-rows.ts"
import type { VocabularyRow } from "./row.ts"

/** Other names that mean too much by themselves: a lamp is a light, and yet "northern light" is no lamp. */
const tooWide = wordSet(`
  badge bass bath brew bush cab cane challenge clip cloth coaching conversation cooker dummy fiddle footwear gallery
  garage gloss hanger lead light luggage print reaction readers reminder rocker seat serum shades sheet silencer skate
  starter statue stole stream sucker tabletop talk teaser therapy timepiece torch transmission tuner turner vac vacuum
  vessel washer
`)
/** Words that make another thing of what stands before them: a candle making kit is no candle. */
const turnsIntoAnother = wordSet(`
  accessory bag base basket battery blade bottle box bracket brush bulb button cabinet cable cage cap case catcher
  charger cleaner clip cover cutter decoration dispenser display filter frame grip guard handle hanger hire holder
  hook insert installation kit label lesson lid liner machine maintenance maker making mat mold mould mount opener
  organiser organizer pad part patch pattern plan plug polish powder protector pump rack refill removal remover rental
  repair replacement rod sharpener sleeve spare spray stand sticker storage strap template tool topper tower tray tree
  trolley valve wallpaper warmer wash wax wheel wrap
`)
/** Nouns that as often describe another: colours, kinds of word, deeds. They count only where they end the name. */
const alsoDescribes = wordSet(`
  antique blind chocolate cider cocktail coffee compact compass course crisp dice drill fruit fudge guide heating
  honey lesson map meat mustard news novel plant print radio review rice salt spice swing tea toffee tour vet video
  watch wine
`)
const joint = / (?:for|with|without|from|featuring|in) |[,(|:;]| [-–—] /i

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const one = (words: readonly string[]): string => [...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ")

const rows: ReadonlyMap<string, VocabularyRow> = readNames()
const maxWords = Math.max(...[...rows.keys()].map((key) => key.split(" ").length))

/** Every name that leads to a row: the nouns, and the other names that belong to one row only. */
function readNames(): Map<string, VocabularyRow> {
  const names = new Map<string, VocabularyRow>()
  const add = (name: string, row: VocabularyRow): void => {
    const words = wordsOf(name)
    const key = words.join(" ")
    for (const way of [key, one(words), `${key}s`]) if (!names.has(way)) names.set(way, row)
  }
  for (const row of allRows) add(row.noun, row)
  const owners = Map.groupBy(
    allRows.flatMap((row) => row.same.map((name) => ({ name, row }))),
    ({ name }) => name,
  )
  for (const [name, [first, second]] of owners) {
    if (first === undefined || second !== undefined || tooWide.has(name)) continue
    const { row } = first
    add(name, { ...row, noun: name, same: [row.noun, ...row.same.filter((other) => other !== name)] })
  }
  return names
}

/**
 * What else people type for this: looked up by the longest end of the name that we know. Where the end is not known
 * ("Mug Marrakesh"), the words before it are tried, the last first, as long as the end does not name another thing.
 */
export function vocabularyOf(name: string): VocabularyRow | null {
  const [thing = ""] = name.split(joint)
  // A set of mugs is mugs, and a chest of drawers is called so; else it is the word before "of".
  return lastNoun(wordsOf(thing)) ?? lastNoun(wordsOf(thing.split(/ of /i)[0] ?? ""))
}

function lastNoun(words: readonly string[]): VocabularyRow | null {
  for (let end = words.length; end > 0; end -= 1) {
    for (let from = Math.max(0, end - maxWords); from < end; from += 1) {
      const row = rowOf(words.slice(from, end))
      if (row !== undefined && (end === words.length || !alsoDescribes.has(row.noun))) return row
    }
    if (isAnotherThing(words[end - 1] ?? "")) return null
  }
  return null
}

/** Who knows no "wagons" shall not take mineral wagons for minerals: a plural at the end is what the thing is. */
const isAnotherThing = (word: string): boolean => turnsIntoAnother.has(word) || isPlural(word)

const rowOf = (words: readonly string[]): VocabularyRow | undefined => rows.get(words.join(" ")) ?? rows.get(one(words))
