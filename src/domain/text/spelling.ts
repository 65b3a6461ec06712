import { fixInContext } from "./confused-words.ts"
import { misspellings } from "./misspellings.ts"
import { nearestName } from "./nearest-name.ts"
import { nearestWord } from "./nearest-word.ts"
import { isRightWord } from "./right-words.ts"
import { wordDistance } from "./word-distance.ts"
import { wordSet } from "./word-set.ts"

/** Small words of other languages that are no English ones: two of them, and the sentence is none of ours. */
const elsewhere = wordSet(`
  der das und ist ein eine einen mit für auf nicht auch sich wir ihr wird sind zum zur bei aus nach über
  le la les une est et dans pour avec sur qui que nous vous des du au aux ce cette sont
  el los las una es con para por del su muy todo sin más como
  il lo gli che di per della sono alla nel una con
  um uma com não em os para mais het een van voor met niet zijn op
`)
const word = /(?<![\p{L}\p{N}@#./_-])[\p{L}]+(?:'[\p{L}]+)?(?![\p{L}\p{N}@_]|[./-][\p{L}\p{N}])/gu

/**
 * Corrects what sellers mistype, and nothing else. `known` are words of the brief that are right as they stand: names,
 * brands, models. A word is changed where it stands in the table of misspellings or where exactly one common word is
 * meant; trade words, names, foreign words and both spellings of English stay as they were typed.
 */
export function makeSpeller(known: Iterable<string>): (text: string) => string {
  const kept = new Set<string>()
  for (const name of known) kept.add(name.toLowerCase())
  const spelled = new Map<string, string>()
  return (text) =>
    text
      .split(/(\n)/)
      .map((line) => (isForeign(line) ? line : fixInContext(spellLine(line, { kept, spelled }))))
      .join("")
}

/** Most words are unknown, or small words are another language's: then nothing here is a typo. */
function isForeign(line: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const foreign = words.filter((each) => elsewhere.has(each)).length
  if (foreign >= 2 && foreign * 8 >= words.length) return true
  const long = words.filter((each) => each.length >= 4 && /^[\p{L}]+$/u.test(each))
  const unknown = long.filter((each) => !isRightWord(each) && !misspellings.has(each))
  return unknown.length >= 4 && unknown.length > long.length * 0.5
}

interface Memory {
  readonly kept: ReadonlySet<string>
  /** What was looked up already: a brief says its words many times. */
  readonly spelled: Map<string, string>
}

function spellLine(line: string, { kept, spelled }: Memory): string {
  const isTitle = line.split(/\s+/).every((each) => !/^\p{Ll}{4}/u.test(each))
  return line.replace(word, (typed, at: number) => {
    if (kept.has(typed.toLowerCase())) return typed
    if (/^\p{Ll}+$/u.test(typed)) return correctWord(typed, spelled)
    if (!/^\p{Lu}\p{Ll}+$/u.test(typed)) return typed
    return correctName(typed, isTitle || isOpening(line, at))
  })
}

const isOpening = (line: string, at: number): boolean => at === 0 || /[.!?:]\s+$/.test(line.slice(0, at))

function correctWord(typed: string, spelled: Map<string, string>): string {
  const known = spelled.get(typed)
  if (known !== undefined) return known
  const isLong = typed.length >= 5 && /^[a-z]+$/.test(typed)
  const meant = misspellings.get(typed) ?? (isLong && !isRightWord(typed) ? nearestWord(typed) : null) ?? typed
  spelled.set(typed, meant)
  return meant
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A capitalised word may be a name that nobody here knows, so only a slip in a well-known one is corrected. */
function correctName(typed: string, isOrdinary: boolean): string {
  const low = typed.toLowerCase()
  const meant = misspellings.get(low)
  if (meant !== undefined && low.length >= 4) return capitalised(meant)
  if (isRightWord(low) || !/^[a-z]+$/.test(low)) return typed
  const name = nearestName(typed)
  if (name !== null) return name
  const guess = isOrdinary && low.length >= 7 ? nearestWord(low) : null
  return guess !== null && isSlip(low, guess) ? capitalised(guess) : typed
}

/** Neighbours exchanged or a letter doubled: what a hand does and a name-giver does not. */
const isSlip = (typed: string, meant: string): boolean => wordDistance(typed, meant, 1) <= 0.3
