import { acronyms, stateCodes } from "./acronyms.ts"
import { fixedCase } from "./fixed-case.ts"
import { properName } from "./names.ts"
import { wordSet } from "./word-set.ts"

/** Acronyms that are also words: in a line that shouts throughout, they are the words. */
const alsoWords = wordSet(
  "US IT AM PM PAL NES NO OR IN ME HI OK PA MA ID LA DE AL CAN FAQ ABS SIM RAM DAB AC DC CO ON SAT MAR",
)
const twoLetterWords = wordSet(
  "am an as at be by do go he hi if in is it me my no of oh on or ox so to up us we ad ah ok ur yr vs pc nd rd th st",
)
const romanNumeral = /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV|XVI|XVII|XVIII|XIX|XX|XXI)$/
const noVowel = /^[BCDFGHJKLMNPQRSTVWXZ]{2,5}$/
const interjection = /^(?:PST|PSST|SHH|HMM|BRR|GRR|TSK|NTH)$/
const word = /[\p{L}\d]+(?:['’&][\p{L}\d]+)*/gu
const oneLine = /[^\n.!?]*[\n.!?]*/g

/**
 * Words in capitals to lower case, unless capitals are how they are written: acronyms, model numbers, units, roman
 * numerals, and what `keep` holds. `keep` may also have words in their own mixed case ("Mario"), which are restored.
 */
export function calmCase(text: string, keep: ReadonlySet<string>): string {
  if (!/\p{Lu}{2}/u.test(text)) return text
  const forms = new Map([...keep].map((form): [string, string] => [form.toLowerCase(), form]))
  return text.replace(oneLine, (sentence) => calmSentence(sentence, forms))
}

function calmSentence(sentence: string, forms: ReadonlyMap<string, string>): string {
  if (!/\p{Lu}{2}/u.test(sentence)) return sentence
  const isShouting = isAllShouted(sentence)
  let isFirst = true
  return sentence.replace(word, (token: string, at: number) => {
    const isOpening = isFirst
    isFirst = false
    if (!isCapitals(token)) return token
    const calm = calmWord(token, { forms, isShouting, before: sentence.slice(Math.max(0, at - 12), at) })
    return isOpening
      ? calm.replace(/^\p{Ll}/u, (letter) => (fixedCase.has(calm.toLowerCase()) ? letter : letter.toUpperCase()))
      : calm
  })
}

/** Two capitals at least and no small letter but a plural's or genitive's s: "PDFs", "RICK'S". */
const isCapitals = (token: string): boolean => /^[\p{Lu}\d'’&]*\p{Lu}[\p{Lu}\d'’&]*\p{Lu}[\p{Lu}\d'’&]*s?$/u.test(token)

function isAllShouted(sentence: string): boolean {
  const words = (sentence.match(word) ?? []).filter((token) => /\p{L}{2}/u.test(token) && !/\d/.test(token))
  const loud = words.filter((token) => isCapitals(token) && !noVowel.test(token))
  return loud.length >= 2 && loud.length >= words.length * 0.6
}

interface Place {
  readonly forms: ReadonlyMap<string, string>
  readonly isShouting: boolean
  /** The characters right before the word. */
  readonly before: string
}

function calmWord(token: string, { forms, isShouting, before }: Place): string {
  const low = token.toLowerCase()
  const kept = forms.get(low)
  if (kept !== undefined) return kept
  if (/s$/.test(token)) return token
  if (stateCodes.has(token) && /\p{L}, ?$/u.test(before)) return token
  if (acronyms.has(token) && !(isShouting && alsoWords.has(token))) return token
  if (/\d/.test(token)) return isCountedWord(token) ? low : token
  if (romanNumeral.test(token)) return token
  const fixed = fixedCase.get(low) ?? properName(low)
  if (fixed !== undefined && !(isShouting && alsoWords.has(token))) return fixed
  if (noVowel.test(token) && !interjection.test(token)) return token
  if (token.length === 2 && !twoLetterWords.has(low)) return token
  return low
}

/** "50PIECES" and "1ST" are shouted words; "WM3400CW" is a model. */
const isCountedWord = (token: string): boolean =>
  /^\d+(?:ST|ND|RD|TH|[A-Z]{4,})$/.test(token) || /^\d+(?:PCS|PC|CM|MM|KG|ML|OZ|LB|LBS|FT)$/.test(token)
