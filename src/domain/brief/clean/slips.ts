import { capitalised } from "../../text/case/capitalised.ts"
import { fixInContext } from "../../text/spell/confused-words.ts"
import { withApostrophes } from "../../text/spell/lost-apostrophes.ts"
import { type Care, meantWord, ownWordOf } from "../../text/spell/meant-word.ts"
import { withFinalG } from "../../text/spell/mended-end.ts"
import { misspellings } from "../../text/spell/misspellings.ts"
import { isRightWord, rarityOf } from "../../text/spell/right-words.ts"
import { inWindows } from "../../text/split/in-windows.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { articleOf } from "../../text/words/article.ts"
import { isGivenName } from "../../text/words/names.ts"
import { isPlural, plural } from "../../text/words/plural.ts"
import { canBeBase } from "../../text/words/word-kinds.ts"
import { languageOf, type Spoken } from "./language.ts"

const word = /(?<![\p{L}\p{N}@#./_'’])\p{L}{2,}(?![\p{L}\p{N}@_]|[.’'][\p{L}\p{N}])/gu
const quoted = /("[^"\n]*"|(?<![\p{L}\d])'[^'\n]*'(?![\p{L}\d]))/u

/** What a brief tells about its spelling. */
export interface Spelling {
  /** The seller's own names, in lowercase. */
  readonly names: ReadonlySet<string>
  /** The words of the products' names, in lowercase. */
  readonly things: ReadonlySet<string>
  /** Every word of the brief, in lowercase. */
  readonly said: ReadonlySet<string>
  /** Those typed more than once: who takes care slips once, so an odd one is a name. In haste, a text is pasted. */
  readonly again: ReadonlySet<string>
  /** Words of the products' names that are slips of a word which is right elsewhere in the brief, and that word. */
  readonly ownSlips: ReadonlyMap<string, string>
  readonly around: Spoken
  /** In haste, "hookin" is no name. */
  readonly care: Care
}

/**
 * Slips that everybody knows, and those that can be of one known word only: a trade's word, a name, a quotation and
 * another language stay as they were typed.
 */
export function withoutSlips(text: string, spelling: Spelling): string {
  return text
    .split("\n")
    .map((line) =>
      splitSentences(line)
        .flatMap(inWindows)
        .map((sentence) => mendSentence(sentence, spelling))
        .join(" "),
    )
    .join("\n")
}

function mendSentence(sentence: string, spelling: Spelling): string {
  if (languageOf(sentence, spelling.around) !== "en") return sentence
  return sentence
    .replace(onePerson, (people) => plural(people))
    .replace(wrongArticle, (typed: string, next: string, at: number, whole: string) =>
      isCountedOne(next) && !isNote(typed, whole.slice(Math.max(0, at - 2), at)) ? `${typed}n` : typed,
    )
    .split(quoted)
    .map((piece, at) =>
      at % 2 === 1 ? piece : withApostrophes(fixInContext(mendWords(piece, spelling)), spelling.care !== "careful"),
    )
    .join("")
}

const mendWords = (piece: string, spelling: Spelling): string =>
  piece
    .replace(wrongIes, (typed: string, stem: string, end: string | undefined) =>
      !spelling.names.has(typed) && isIes(stem, end !== undefined) ? `${stem}ies` : typed,
    )
    .replace(word, (typed, at: number) =>
      mendWord(typed, piece.slice(Math.max(0, at - 12), at), piece.charAt(at + typed.length), spelling),
    )

/** "varys", and "batterys," where no owner can be meant: "the babys first bath" is the baby's. */
const wrongIes =
  /(?<![\p{L}\p{N}.@/'’-])(\p{Ll}+[^aeiou\P{Ll}])ys(?![\p{L}\p{N}@'’-])(?=(\s*(?:[.,;!?)]|$)|\s+(?:and|or|for|in|with|to|of|on|under|from|are|that|which|who|we|they|you|i|have|need|can|will|this|at|by|now|all|mostly|only|left|available|one|some|each|\p{Ll}+ing) |\s+\d)?)/gu
const isIes = (stem: string, isEnd: boolean): boolean =>
  rarityOf(`${stem}ies`) <= 2 && !isGivenName(`${stem}y`) && (isEnd || canBeBase(`${stem}y`))

/** "A Eastman", and not "grade a eggs". */
const wrongArticle =
  /(?<=^|(?<!\b(?:grade|vitamin|type|class|plan|size|model|part|\d+))\s)a(?= ([AEIOUaeiou]\p{Ll}{2,}))/giu
/** "The low A anywhere from 466 Hz" */
const isNote = (typed: string, before: string): boolean => typed === "A" && /\p{Ll} $/u.test(before)
const isCountedOne = (next: string): boolean =>
  articleOf(next) === "an" && !isPlural(next) && languageOf(next, "en") === "en"

/** "App for auto driver" is for every driver. */
const onePerson =
  /(?<=\bapps? for )(?!(?:an?|the|my|your|our|any|each|every|one|his|her|their) )(?:\p{L}+ ){0,2}(?!(?:comput|rout|print|scann|monit)[eo]rs?)\p{L}*(?:\p{L}{2}er|\p{L}{2}or|\p{L}{2}ist|man)(?=\s*(?:[.,;!?]|$))/giu

/** In a shorter one, a capital may begin a name that nobody here knows. */
const minCapitalised = 8
/** "Ukelele", beside the seller's own "ukulele". */
const minOwn = 6
/** After these, a short word may be a place that nobody here knows. */
const beforePlace = /\b(?:in|near|around|(?<!made )from) $/

function mendWord(typed: string, before: string, next: string, spelling: Spelling): string {
  const low = typed.toLowerCase()
  const own = spelling.ownSlips.get(low)
  if (own !== undefined) return inCaseOf(typed, own)
  if (spelling.names.has(low)) return typed
  const meant = misspellings.get(low) ?? meantInContext(typed, before, next, spelling)
  if (meant === null) return typed
  if (typed === low) return meant
  // A capital inside of a sentence may begin a name that nobody here knows.
  const isOpening = before.trim() === "" || /[.!?:]\s*$/.test(before)
  if (/^\p{Lu}\p{Ll}+$/u.test(typed))
    return isOpening || spelling.care === "messy" || /^\p{Lu}/u.test(meant) ? capitalised(meant) : typed
  return /^\p{Lu}{6,}$/u.test(typed) && !isRightWord(low) ? meant.toUpperCase() : typed
}

const inCaseOf = (typed: string, word: string): string => {
  if (/^\p{Lu}{2}/u.test(typed)) return word.toUpperCase()
  return /^\p{Lu}/u.test(typed) ? capitalised(word) : word
}

/** A shorter word that somebody in haste types twice may be a name. */
const minTypedAgain = 7
/** A mess is pasted from field to field. */
const minTypedInMess = 5

function meantInContext(typed: string, before: string, next: string, { said, again, care }: Spelling): string | null {
  const low = typed.toLowerCase()
  const isHurried = care !== "careful"
  if (again.has(low) && !(isHurried && low.length >= (care === "messy" ? minTypedInMess : minTypedAgain))) return null
  if (low.length < minCapitalised && (typed !== low || beforePlace.test(before)))
    return low.length < minOwn || beforePlace.test(before) ? null : ownWordOf(low, said)
  return meantWord(low, said, care) ?? (isHurried && !/['’]/.test(next) ? withFinalG(low) : null)
}
