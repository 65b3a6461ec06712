import { fixInContext } from "./confused-words.ts"
import { misspellings } from "./misspellings.ts"
import { properNames } from "./names.ts"
import { nearestName } from "./nearest-name.ts"
import { isSlipOfCommonWord, nearestWord, onlyCommonWord } from "./nearest-word.ts"
import { rightForm } from "./right-form.ts"
import { isListedWord, isRightWord, rarityOf } from "./right-words.ts"
import { soundOf } from "./sound-of.ts"
import { tradeWords } from "./trade-words.ts"
import { withTwinLetter } from "./twin-letter.ts"
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
const word = /(?<![\p{L}\p{N}@#./_-])\p{L}+(?:['-]\p{L}+)*(?![\p{L}\p{N}@_]|[./-][\p{L}\p{N}])/gu
/** "ringtone/alarm/notification", and no address. */
const rowOfWords = /(?<![^\s(,])[a-z]{3,}(?:\/[a-z]{3,})+(?![^\s),.;!?])/g

interface Memory {
  /** Right as they stand, in lower case. */
  readonly kept: ReadonlySet<string>
  /** Right words that the same seller typed somewhere. */
  readonly witnesses: readonly string[]
  /** What was looked up already: a brief says its words many times. */
  readonly spelled: Map<string, string>
  readonly isMessy: boolean
}

/** What else is known of the brief that is spelled. */
interface Circumstances {
  /** Names that were typed as carelessly as the rest: right, unless the same seller says otherwise. */
  readonly doubtful?: Iterable<string>
  /** Typed in a hurry: words in capitals may be wrong too. */
  readonly isMessy?: boolean
}

/**
 * Corrects what sellers mistype, and nothing else. `known` are words of the brief that are right as they stand: names,
 * brands, models. `said` is all that the seller typed: a word that is right there is what a word near it means. A word
 * is changed where that is so, where it stands in the table of misspellings, or where exactly one common word is meant;
 * trade words, names, foreign words and both spellings of English stay as they were typed.
 */
export function makeSpeller(
  known: Iterable<string>,
  said = "",
  { doubtful = [], isMessy = false }: Circumstances = {},
): (text: string) => string {
  const witnesses = witnessesOf(said)
  const kept = new Set<string>(isMessy ? numberedWords(said).filter((each) => !hasWitness(each, witnesses)) : [])
  for (const name of known) {
    const low = name.toLowerCase()
    if (!isMessy || isRightWord(low) || !witnesses.some((each) => isSlip(low, each))) kept.add(low)
  }
  for (const name of doubtful) {
    const low = name.toLowerCase()
    if (isRightWord(low) || !(isSlipOfCommonWord(low) || hasWitness(low, witnesses))) kept.add(low)
  }
  const memory: Memory = { kept, witnesses, spelled: new Map(), isMessy }
  return (text) =>
    text
      .split(/(\n)/)
      .map((line) => (isForeign(line) ? line : fixInContext(spellLine(line, memory))))
      .join("")
}

/** A word unknown here that is typed of one and of several is a word all the same: "holo" and "holos". */
function numberedWords(said: string): string[] {
  const words = new Set(said.toLowerCase().match(/(?<![\p{L}\p{N}])[a-z]{4,}(?![\p{L}\p{N}])/gu) ?? [])
  const isTypo = (each: string): boolean => misspellings.has(each) || isSlipOfCommonWord(each) || isRightWord(each)
  return [...words].flatMap((each) => {
    const several = `${each}s`
    return words.has(several) && !isTypo(each) && !isTypo(several) ? [each, several] : []
  })
}

function witnessesOf(said: string): string[] {
  const words = new Set(said.toLowerCase().match(/(?<![\p{L}\p{N}])[a-z]{5,}(?![\p{L}\p{N}])/gu) ?? [])
  return [...words].filter((each) => !misspellings.has(each) && isRightWord(each))
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

function spellLine(line: string, memory: Memory): string {
  const apart = line.replace(rowOfWords, (row) =>
    row
      .split("/")
      .map((each) => (memory.kept.has(each) ? each : correctWord(each, memory)))
      .join("/"),
  )
  return spellApart(apart, memory)
}

function spellApart(line: string, memory: Memory): string {
  const isTitle = line.split(/\s+/).every((each) => !/^\p{Ll}{4}/u.test(each))
  return line.replace(word, (typed, at: number) => {
    if (memory.kept.has(typed.toLowerCase()) || isAmongForeign(line, at, typed.length)) return typed
    if (typed.includes("-")) return correctCompound(typed, memory)
    if (/^\p{Ll}+$/u.test(typed)) return correctWord(typed, memory)
    if (memory.isMessy && /^\p{Lu}{4,}$/u.test(typed)) return correctShouted(typed, memory)
    if (!/^\p{Lu}\p{Ll}+$/u.test(typed)) return typed
    return correctName(typed, isTitle || isOpening(line, at), memory)
  })
}

/** "familias y amigos": what stands beside a small word of another language is of that language. */
function isAmongForeign(line: string, at: number, length: number): boolean {
  const before = /(\p{L}+) $/u.exec(line.slice(Math.max(0, at - 8), at))?.[1] ?? ""
  const after = /^ (\p{L}+)(?!\p{L})/u.exec(line.slice(at + length, at + length + 8))?.[1] ?? ""
  return [before, after].some((each) => elsewhere.has(each) || each === "y")
}

const isOpening = (line: string, at: number): boolean => at === 0 || /[.!?:]\s+$/.test(line.slice(0, at))

/** "neoprin-free": one wrong part among right ones. More than one, and it is a name. */
function correctCompound(typed: string, memory: Memory): string {
  const parts = typed.split("-")
  const fixed = parts.map((part) => (/^\p{Ll}{5,}$/u.test(part) ? correctWord(part, memory) : part))
  const changed = fixed.filter((part, at) => part !== parts[at])
  return changed.length === 1 && !changed[0]?.includes(" ") ? fixed.join("-") : typed
}

function correctWord(typed: string, memory: Memory): string {
  if (memory.kept.has(typed)) return typed
  const known = memory.spelled.get(typed)
  if (known !== undefined) return known
  const meant = misspellings.get(typed) ?? meantWord(typed, memory) ?? typed
  memory.spelled.set(typed, meant)
  return meant
}

/** Short words of the same letters: to whoever types with care "crema" is no cream. */
const isExchanged = (typed: string, word: string | null): boolean =>
  word !== null && typed.length < 7 && [...typed].sort().join("") === [...word].sort().join("")

function meantWord(typed: string, { witnesses, isMessy }: Memory): string | null {
  if (!/^[a-z]+$/.test(typed)) return null
  if (typed.length < 5)
    return isMessy && typed.length === 4 && !isRightWord(typed)
      ? (nearestWitness(typed, witnesses) ?? withLostLetter(typed) ?? withLostVowel(typed))
      : null
  const doer = typed.replace(/er(s?)$/, "or$1")
  if (doer !== typed && !isListedWord(typed) && isListedWord(doer.replace(/s$/, "")) && rarityOf(typed) > 4) return doer
  if (isRightWord(typed)) {
    if (rarityOf(typed) < 4) return null
    return (
      commonerWitness(typed, witnesses) ?? (isMessy ? (everydayWord(typed) ?? plainerWord(typed, witnesses)) : null)
    )
  }
  const word =
    rightForm(typed) ??
    nearestWitness(typed, witnesses) ??
    (isMessy ? soundingWitness(typed, witnesses) : null) ??
    withLostE(typed) ??
    (isMessy || !isExchanged(typed, nearestWord(typed)) ? nearestWord(typed) : null)
  return word === null && isMessy
    ? (onlyCommonWord(typed) ?? withLostVowel(typed) ?? twoWords(typed) ?? nearestName(typed) ?? withTwinLetter(typed))
    : word
}

/** "hevy" and "knos": an everyday word that lost a letter on the way. */
function withLostLetter(typed: string): string | null {
  const word = nearestWord(typed)
  return word !== null && word.length === 5 && rarityOf(word) <= 1 ? word : null
}

/** "heatr" and "flowrs": the e before an r that nobody hears. */
const withLostE = (typed: string): string | null => {
  const word = typed.replace(/(?<=[bcdfgklmnpstvw])r(s?)$/, "er$1")
  return word !== typed && isListedWord(word.replace(/s$/, "")) && rarityOf(word.replace(/s$/, "")) <= 3 ? word : null
}

/** "nervus" and "tral": one vowel short of one word that everybody knows, and of no other. */
function withLostVowel(typed: string): string | null {
  const found = new Set<string>()
  for (let at = 1; at <= typed.length; at += 1)
    for (const vowel of "aeiou") {
      const word = `${typed.slice(0, at)}${vowel}${typed.slice(at)}`
      if (isListedWord(word) && rarityOf(word) <= (typed.length > 5 ? 4 : 2)) found.add(word)
    }
  const [word = null] = found
  return found.size === 1 ? word : null
}

/** "creese" stands in large dictionaries, and whoever types in a hurry means a crease. */
function everydayWord(typed: string): string | null {
  const rarity = rarityOf(typed)
  if (!Number.isFinite(rarity) || rarity < 6 || tradeWords.has(typed) || properNames.has(typed)) return null
  const word = rightForm(typed) ?? nearestWord(typed)
  return word !== null && rarityOf(word) <= 4 && wordDistance(typed, word, 1) <= 0.7 ? word : null
}

/** "backround" could be made of two words, and whoever types in a hurry left out a letter of one that all know. */
function plainerWord(typed: string, witnesses: readonly string[]): string | null {
  if (typed.length < 6 || isListedWord(typed)) return null
  const listed = witnesses.filter((each) => each !== typed && isListedWord(each))
  const witness = nearestWitness(typed, listed)
  if (witness !== null && rarityOf(witness) <= 5 && wordDistance(typed, witness, 1) <= 0.7) return witness
  const word = nearestWord(typed)
  if (word === null || rarityOf(word) > 2 || word.startsWith(typed) || typed.startsWith(word)) return null
  return wordDistance(typed, word, 1) <= 0.9 && Math.abs(word.length - typed.length) === 1 ? word : null
}

/** "evrytime": two words run together, and the first of them mistyped. */
function twoWords(typed: string): string | null {
  for (let at = 4; at <= typed.length - 4; at += 1) {
    const head = misspellings.get(typed.slice(0, at))
    const tail = typed.slice(at)
    if (head !== undefined && rarityOf(tail) === 0) return `${head} ${tail}`
  }
  return null
}

/** The one right word of the same brief that is an edit away, or two where the word is long. */
function nearestWitness(typed: string, witnesses: readonly string[]): string | null {
  const maxEdits = typed.length >= 7 ? 2 : 1
  if (witnesses.some((each) => each === `${typed}s` || `${each}s` === typed)) return typed
  const near = witnesses
    .filter((each) => each.charAt(0) === typed.charAt(0) && Math.abs(each.length - typed.length) <= maxEdits)
    .map((each) => ({ each, distance: wordDistance(typed, each, maxEdits) }))
    .filter(({ distance }) => distance <= (maxEdits === 2 ? 1.2 : 0.9))
    .sort((one, other) => one.distance - other.distance)
  const [best, next] = near
  return best !== undefined && (next === undefined || next.distance - best.distance >= 0.3) ? best.each : null
}

const minSounds = 3
/** The one right word of the same brief that sounds alike. */
function soundingWitness(typed: string, witnesses: readonly string[]): string | null {
  const sound = soundOf(typed)
  const isNear = (each: string): boolean => typed.length === each.length && wordDistance(typed, each, 2) <= 1.5
  const [found, next] = witnesses.filter(
    (each) =>
      soundOf(each) === sound && each.charAt(0) === typed.charAt(0) && (sound.length >= minSounds || isNear(each)),
  )
  return found !== undefined && next === undefined && Math.abs(found.length - typed.length) < 2 ? found : null
}

const hasWitness = (typed: string, witnesses: readonly string[]): boolean =>
  typed.length >= 6 && ![null, typed].includes(nearestWitness(typed, witnesses))

/** A shouted word may be a name, so that it is corrected only where there is no doubt. */
function correctShouted(typed: string, { witnesses }: Memory): string {
  const low = typed.toLowerCase()
  const listed = misspellings.get(low)
  if (listed !== undefined) return listed.toUpperCase()
  if (isRightWord(low) || !/^[a-z]+$/.test(low)) return typed
  if (low.length === 4) return withLostLetter(low)?.toUpperCase() ?? typed
  if (low.length < 6) return typed
  const guess = nearestWitness(low, witnesses) ?? (isSlipOfCommonWord(low) ? nearestWord(low) : null)
  return guess === null ? typed : guess.toUpperCase()
}

/** A word that few know, one slip from one that everybody does and this seller too: a "planer" of meals is a planner. */
const commonerWitness = (typed: string, witnesses: readonly string[]): string | null =>
  witnesses.find((each) => rarityOf(each) <= 2 && isSlip(typed, each)) ?? null

/** With a capital, and "iPhone" as it is. */
const capitalised = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A capitalised word may be a name that nobody here knows, so only a slip in a well-known one is corrected. */
function correctName(typed: string, isOrdinary: boolean, { kept, witnesses, isMessy }: Memory): string {
  const low = typed.toLowerCase()
  const meant = misspellings.get(low)
  if (meant !== undefined && low.length >= 4) return capitalised(meant)
  if (isRightWord(low) || !/^[a-z]+$/.test(low)) return typed
  const name = nearestName(typed) ?? (isMessy && low.length >= 6 ? nameSaid(low, kept) : null)
  if (name !== null) return name
  const witness = (isOrdinary || isMessy) && low.length >= 5 ? nearestWitness(low, witnesses) : null
  if (witness !== null && (low.length > 5 || isSlip(low, witness))) return capitalised(witness)
  const isGuessed = low.length >= 7 ? isOrdinary || isMessy : isMessy && low.length === 6
  const guess = isGuessed ? (rightForm(low) ?? nearestWord(low)) : null
  return guess !== null && isSlip(low, guess) ? capitalised(guess) : typed
}

/** The same name with a letter doubled or not: "Tulsaa" where the place is given as Tulsa. */
function nameSaid(low: string, kept: ReadonlySet<string>): string | null {
  for (const each of kept)
    if (/^[a-z]{6,}$/.test(each) && !isRightWord(each) && isSlip(low, each)) return capitalised(each)
  return null
}

/** Neighbours exchanged or a letter doubled: what a hand does and a name-giver does not. */
const isSlip = (typed: string, meant: string): boolean => wordDistance(typed, meant, 1) <= 0.3
