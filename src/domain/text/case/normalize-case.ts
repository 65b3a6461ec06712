import { onceFor } from "../../once-for.ts"
import { meantWord } from "../spell/meant-word.ts"
import { misspellings } from "../spell/misspellings.ts"
import { isCommonWord, isRightWord } from "../spell/right-words.ts"
import { isJoining } from "../words/joining-words.ts"
import { isLargeTown } from "../words/large-towns.ts"
import { isMaterialWord } from "../words/materials.ts"
import { isGivenName, properName } from "../words/names.ts"
import { placeName } from "../words/proper-names.ts"
import { wordSet } from "../words/word-set.ts"
import { acronymOf, acronyms, regionCodes, stateCodes } from "./acronyms.ts"
import { capitalised } from "./capitalised.ts"
import { fixedCase, ownCaseOf, withFixedPhrases } from "./fixed-case.ts"
import { withMakers } from "./makers.ts"
import { withPlacesOfTwo } from "./places-of-two.ts"

/** Acronyms that are also words: in a line of capitals, they are the words. */
const alsoWords = wordSet(`
  US IT AM PM PET PAL NES NO OR IN ME HI OK PA MA ID LA DE AL CAN ABS SIM RAM DAB AC DC CO ON SAT MAR PIN ACT REACH RAW CAT
  AI AR OS UPS VAC POS SO CE
`)
const twoLetterWords = wordSet(
  "am an as at be by do go he hi if in is it me my no of oh on or ox so to up us we ad ah ok ur yr vs pc nd rd th st",
)
/** Given names that are also plants, stones and other things. */
const alsoThings = wordSet("rosemary heather jasper robin carol penny perry jordan morgan felix victoria danny bobby")
const romanNumeral = /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV|XVI|XVII|XVIII|XIX|XX|XXI)$/
const noVowel = /^[BCDFGHJKLMNPQRSTVWXZ]{2,5}$/
const interjection = /^(?:PST|PSST|SHH|HMM|BRR|GRR|TSK|NTH)$/
const word = /[\p{L}\d]+(?:['’&][\p{L}\d]+)*/gu
const oneSentence = /[^\n.!?]*(?:[.!?]+(?=[^\s.!?])[^\n.!?]*)*[\n.!?]*/g
const beforePlace = /\b(?:in|near|from|around|across|serving|cover|covers|covering|of|all over|throughout|round) $/i
/** A letter used as a name: "vitamin A". */
const isGrade = /\b(?:vitamin|grade|size|type|class|plan|part|side|usb|level|series|model|serie|team|hepatitis)[- ]$/i
/** Behind these, a word in capitals is an association. */
const ofBody = /(?:members? of|registered with|accredited by|approved by|certified by|affiliated to|insured with) $/i
const theCountry = /\b(?:in|the|from|within|of) $/i
const theCountryAfter = /^ (?:market|sellers?|only|version|sizes?|stock|plugs?|based|made)\b/i

/**
 * Words in their normal case: capitals only where they belong (acronyms, model numbers, units, roman numerals), and
 * capitals for well-known names typed in lowercase. Words in `keep` stay as they are there: "TOAKS" in capitals,
 * "Mario" with one.
 */
export function normalizeCase(text: string, keep: ReadonlySet<string>): string {
  const calm = text.replace(oneSentence, (sentence) => calmSentence(sentence, formsOf(keep)))
  return withMakers(withFixedPhrases(withNeighbors(withCompass(withPlacesOfTwo(withSaints(calm))))))
}

/** "san Antonio", "los Angeles" */
const withSaints = (text: string): string =>
  text.replace(/(?<!\p{L})(?:san|santa|los|las|te)(?= \p{Lu}\p{Ll})/gu, capitalised)

const formsOf = onceFor(
  (keep: ReadonlySet<string>): ReadonlyMap<string, string> =>
    new Map([...keep].map((form) => [form.toLowerCase(), form])),
)

/** "In Dublin and cork", "Geelong and bellarine": beside a town, a place is one, and so is a word that no list has. */
const withNeighbors = (text: string): string =>
  text.replace(
    /(?<!\p{L})((?:in|across|around|round|near|covers?|covering) )?(\p{Lu}\p{Ll}+)( and | & )(\p{Ll}{4,})(?!\p{L})/gu,
    (all, where: string | undefined, town: string, glue: string, next: string) => {
      const low = town.toLowerCase()
      const place = where === undefined ? undefined : placeName(next)
      const isPlace = place !== undefined || (!isCommonWord(low) && !isRightWord(next))
      return placeName(low) === undefined || !isPlace
        ? all
        : `${where ?? ""}${town}${glue}${place ?? capitalised(next)}`
    },
  )

/** "east cork" is a place, like "Cork". */
const withCompass = (text: string): string =>
  text.replace(/(?<!\p{L})(north|south|east|west) (\p{Ll}{3,})(?!\p{L})/gu, (all, side: string, rest: string) => {
    const place = placeName(rest)
    return place === undefined ? all : `${capitalised(side)} ${place}`
  })

function calmSentence(sentence: string, forms: ReadonlyMap<string, string>): string {
  if (!/\p{L}{2}/u.test(sentence)) return sentence
  const isAllCaps = hasOnlyCapitals(sentence)
  let isFirst = true
  return sentence.replace(word, (token: string, at: number) => {
    const isOpening = isFirst
    isFirst = false
    const place = {
      forms,
      isAllCaps,
      before: sentence.slice(Math.max(0, at - 16), at),
      after: sentence.slice(at + token.length, at + token.length + 12),
    }
    if (token === "A" && !isOpening && !isGrade.test(place.before) && (isAllCaps || isShoutedArticle(place))) return "a"
    if (isModel(token) && !/[@/_-]$/.test(place.before)) return token.toUpperCase()
    // "AS/NZS", the name of a standard
    if (isCapitals(token) && !isAllCaps && (/\p{Lu}\/$/u.test(place.before) || /^\/\p{Lu}{2}/u.test(place.after)))
      return token
    // "Members of ATLAS"
    if (isCapitals(token) && !isAllCaps && ofBody.test(place.before)) return token
    // "AT-VM95E" is a model.
    if (isCapitals(token) && token.length < 4 && /^-\p{Lu}*\d/u.test(place.after)) return token
    if (pairOfInitials.test(token)) return token.toUpperCase()
    if (!isCapitals(token))
      return /^\p{Ll}+$/u.test(token) ? raiseWord(token, place) : (initialsOf(token, place) ?? token)
    // The "ups" of "COVER UPS" are no carrier.
    const isLoudPair = alsoWords.has(token) && isShouted(place)
    const calm = isLoudPair ? token.toLowerCase() : calmWord(token, place)
    const isFixed = !isOpening || ownCaseOf(calm.toLowerCase()) !== undefined || forms.has(calm.toLowerCase())
    return isFixed ? calm : calm.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  })
}

/** "Usb plug", and not "Oeko-Tex" */
function initialsOf(token: string, { forms, after }: Place): string | undefined {
  const low = token.toLowerCase()
  const initials = /^\p{Lu}\p{Ll}{1,3}$/u.test(token) && !after.startsWith("-") ? acronymOf(low) : undefined
  return (forms.get(low) ?? initials) === initials ? initials : undefined
}

/** "WEIGHS A TONNE need 3 men" */
const isShoutedArticle = ({ before, after }: Place): boolean =>
  /\p{Lu}{4,} $/u.test(before) && /^ \p{Lu}{4,}(?!\p{L})/u.test(after)

/** Behind another word in capitals that a dictionary has, one of two or three letters is shouted too, and no acronym. */
function isShouted({ before }: Place): boolean {
  const [, loud = ""] = /(?<!\p{L})(\p{Lu}{3,}) $/u.exec(before) ?? []
  return loud !== "" && !acronyms.has(loud) && isRightWord(loud.toLowerCase())
}

/** "ln106", "n70", but no amounts, sizes or years: "x12", "rs249", "w20", "c1930" */
const isModel = (token: string): boolean =>
  /^(?:(?!mm|cm|dm|km|kg|lb|ft|ml|kw|hp|rs|pk|sz|gr|pc|ct|pg|hr|mr|vs|nr|x)[bcdfghjklmnpqrstvwxz]{2,3}\d{1,4}|m[4-9]|[abefgjkmnqrtuyz]\d{2,4})$/.test(
    token,
  )

/** "D&D", "b&w" */
const pairOfInitials = /^(?:\p{Lu}&\p{Lu}|\p{Ll}&\p{Ll})$/u

/** At least two capitals and no lowercase letter except a plural s: "PDFs", "RICK'S". */
const isCapitals = (token: string): boolean => /^[\p{Lu}\d'’&]*\p{Lu}[\p{Lu}\d'’&]*\p{Lu}[\p{Lu}\d'’&]*s?$/u.test(token)

function hasOnlyCapitals(sentence: string): boolean {
  const words = (sentence.match(word) ?? []).filter((token) => /\p{L}{2}/u.test(token) && !/\d/.test(token))
  const loud = words.filter((token) => isCapitals(token) && !noVowel.test(token))
  return loud.length >= 2 && loud.length >= words.length * 0.6
}

interface Place {
  readonly forms: ReadonlyMap<string, string>
  readonly isAllCaps: boolean
  /** The characters directly before and after the word. */
  readonly before: string
  readonly after: string
}

function nameOf(low: string, { before, after }: Place): string | undefined {
  const place = placeName(low)
  // "Two layers of jersey" are cloth.
  const isOfStuff = isMaterialWord(low) && / of $/i.test(before)
  const isPlaced = place !== undefined && !isOfStuff && (beforePlace.test(before) || stateAfter(after))
  // "Kaunas", and not the name in quotes of a thing.
  const isTown = isLargeTown(low) && !/["“'‘]$/.test(before)
  return ownCaseOf(low) ?? severalOf(low) ?? properName(low) ?? (isPlaced || isTown ? place : undefined)
}

/** "Old masseys", "some samsungs" */
function severalOf(low: string): string | undefined {
  const one = low.endsWith("s") && !isRightWord(low) ? fixedCase.get(low.slice(0, -1)) : undefined
  return one === undefined ? undefined : `${one}s`
}

/** ", NC" or " az" at the end of a phrase. */
const stateAfter = (after: string): boolean => {
  const code = /^,? ([A-Za-z]{2})(?=[.,;)]|\s*$)/.exec(after)?.[1]
  return code !== undefined && isState(code)
}
const isState = (code: string): boolean =>
  stateCodes.has(code.toUpperCase()) &&
  (code === code.toUpperCase() || !/^(?:in|or|me|hi|ok|oh|id|de|al|la|ma|pa|co)$/.test(code))

/** "near Rosetown sk", but not "on" */
const isRegion = (code: string): boolean => code !== "on" && regionCodes.has(code.toUpperCase())

const isModal = /^(?:may|will)$/

function raiseWord(token: string, place: Place): string {
  if (/[.@/#_-]$/.test(place.before) || /^[@/_-]|^\.\p{L}/u.test(place.after)) return token
  // "I may be out", by a seller who is open in May; "braids or locs", by one who works in an OR.
  const form = isModal.test(token) || isJoining(token) ? undefined : place.forms.get(token)
  const known =
    form ?? nameOf(token, place) ?? (isVerb(token, place) ? undefined : (acronymOf(token) ?? acronymsOf(token)))
  if (known !== undefined) return known
  if (isInitials(token)) return token.toUpperCase()
  if (isUnknownPlace(token, place)) return capitalised(token)
  // "14 pages, us terms only": no clause begins with this pronoun.
  if (token === "us" && /(?:^|[,;:(] )$/.test(place.before) && /^ \p{L}/u.test(place.after)) return "US"
  if (!(isState(token) || isRegion(token)) || !/^\s*$|^[.,;)]|^ (?:so|and|or|but|only|to|for|with)\b/.test(place.after))
    return token
  const named = /(?<!\p{L})(\p{L}+),? $/u.exec(place.before)?.[1]?.toLowerCase()
  return named !== undefined && (placeName(named) !== undefined || place.forms.has(named)) ? token.toUpperCase() : token
}

/** "A teacher in satara", "near coimbatore": a word that no dictionary has, where a place is named. */
const isUnknownPlace = (token: string, { before, after }: Place): boolean =>
  /\b(?:in|near|nr|around|outside) $/i.test(before) &&
  /^\p{Ll}{5,}$/u.test(token) &&
  /^(?:\s*$|[,.;)]| (?:and|or|but|since|for|he|she|they|we|i)\b)/.test(after) &&
  !isRightWord(token) &&
  !isMaterialWord(token) &&
  // "22 years in buisness"
  !misspellings.has(token) &&
  meantWord(token, new Set(), "messy") === null

/** "Round Durban and up to pmb": three consonants that are no word, no unit and no shorthand. */
const isInitials = (token: string): boolean => /^[bcdfghjklmnpqrstvwxz]{3}$/.test(token) && !shortWords.has(token)
const shortWords = wordSet(`
  pcs prs pts pkt pks ctn qty mtr mts ltr lts mls cms mms kms kgs lbs gms gsm sqm sft hrs mns wks yrs mth mph kph bpm ppm rpm fps dpi bhp kwh
  rps tsp tbl pls plz ppl txt msg tbh btw thx dmg grn blk wht sml lrg nbr str hwy bdr brm wnt dnt wrk lvl vgc bnc bld fld wtr nth tsk brr grr
  cpl pst shh hmm www ntn pnk sth grp lrg ylw std wkd mnt fmt src tmp pwd ltd pvt pty mrs vol vrs gds hvy nvr
`)

/** "bbqs" is "BBQs"; "cats" is a word. */
function acronymsOf(token: string): string | undefined {
  const one = /^(.{3,})s$/.exec(token)?.[1]
  const initials = one === undefined || isRightWord(token) ? undefined : acronymOf(one)
  return initials === undefined ? undefined : `${initials}s`
}

/** "He led the choir" */
const isVerb = (token: string, { after }: Place): boolean =>
  token === "led" && /^ (?:the|an?|by|to|my|our|his|her|their|us|me)\b/.test(after)

function calmWord(token: string, place: Place): string {
  const low = token.toLowerCase()
  const kept = place.forms.get(low)
  if (kept !== undefined) return kept
  if (/s$/.test(token)) return token
  // "We do MOTS": a plural of initials.
  const one = token.slice(0, -1)
  if (/S$/.test(token) && !place.isAllCaps && one.length > 2 && acronyms.has(one) && !alsoWords.has(one))
    return `${one}s`
  const isWord = place.isAllCaps && alsoWords.has(token)
  if (token === "US" && (theCountry.test(place.before) || theCountryAfter.test(place.after))) return token
  if (stateCodes.has(token) && /\p{L}, ?$/u.test(place.before)) return token
  // "Hamilton, ON, within 40 km"
  if (regionCodes.has(token) && /\p{Lu}\p{L}+, ?$/u.test(place.before) && /^(?:[,.;)]|\s*$)/.test(place.after))
    return token
  if (acronyms.has(token) && !isWord) return token
  // "DIN 934" is a standard, and so is "IS 9873" among small letters.
  if (/^(?:IS|AS)$/.test(token) && !place.isAllCaps && /^ \d{3,5}(?![\d%])/.test(place.after)) return token
  if (/^(?:DIN|ISO|EN|BS|JIS|ANSI|ASTM)$/.test(token) && /^ [A-Z]?\d{2}/.test(place.after)) return token
  if (/\d/.test(token)) return isCountedWord(token) ? low : token
  if (romanNumeral.test(token)) return token
  const name = nameOf(low.replace(/['’]s$/, ""), place)
  if (name !== undefined && !isWord) return `${name}${/['’]s$/.exec(low)?.[0] ?? ""}`
  if (isOwner(low) || (isGivenName(low) && !alsoThings.has(low))) return capitalised(low)
  if (noVowel.test(token) && !interjection.test(token)) return token
  if (token.length === 2 && !twoLetterWords.has(low)) return token
  // A single word in capitals that no dictionary has is initials, not shouting, and so are three letters in a shouted line.
  if ((!place.isAllCaps || token.length === 3) && token.length <= 6 && /^[A-Z]+$/.test(token) && !isRightWord(low))
    return token
  return low
}

/** "RICK'S" is a name; "MOM'S" is not. */
function isOwner(low: string): boolean {
  const owner = /^([a-z]{3,})['’]s$/.exec(low)?.[1]
  return owner !== undefined && !isCommonWord(owner)
}

/** "50PIECES" and "1ST" are words in capitals; "WM3400CW" is a model, and so is the "30ST", which is no thirtieth. */
const isCountedWord = (token: string): boolean =>
  /^(?:1[89]|20)\d0S$|^(?:\d*(?<!1)(?:1ST|2ND|3RD)|\d+TH|\d+(?:[A-Z]{4,}|PCS|PC|CM|MM|KG|ML|OZ|LB|LBS|FT|YRS))$/.test(
    token,
  )
