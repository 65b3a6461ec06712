import { normalizeCase } from "../case/normalize-case.ts"
import { titleCase } from "../case/title-case.ts"
import { fixInContext } from "../spell/confused-words.ts"
import { misspellings } from "../spell/misspellings.ts"
import { isCommonWord, isRightWord } from "../spell/right-words.ts"
import { cleanText } from "./clean.ts"

/** Input of people without a name to enter. */
const noName =
  /^(?:(?:(?:big|huge|mega) )?(?:moving|garage|yard|estate|house|car boot|boot|clearance|flash|closing down|for)(?: (?:out|sale))* sale|for sale|sale|everything must go|n\/?a|none|no name|nothing|test(?:ing)?|my (?:shop|store|business|company|channel|app)|private(?: seller)?|seller|me|myself|unknown|tbd|tba|business name|company|name)$/i

const companyForm =
  /[,\s]+(?:l\.?l\.?[cp]|(?:pvt\.?|pte\.?|private|pty\.?) (?:ltd|limited)|ltd|limited|inc(?:orporated)?|gmbh|corp(?:oration)?|plc|pty|pvt)\.?$/i
const webEnding = /(?<=[\p{L}\d]{2})\.(?:com|co\.uk|net|org|io|app|shop|store|dev|co|uk|de)(?=$|\s)/giu
const claims =
  /(?:\s*[-–—|:]\s*|\s+)(?:the )?(?:official|original|verified|authentic)(?: (?:online )?(?:store|shop|page|channel|site|website|account|seller|app))?$|^official\s+/i
/** "TideDigger - #1 Clam App" */
const numberOne = /(^|[-–—|:] ?)(?:#|no\. ?|number )1 (?=\p{L})/giu
const wordsOfPlace = /\s+(?:online )?(?:store|shop)$/i

const hasSmall = (text: string): boolean => /\p{Ll}/u.test(text)
const hasCapital = (text: string): boolean => /\p{Lu}/u.test(text)

/**
 * "KLEEN KING Carpets & Sofas": two or more words are in capitals beside normal ones, and one of them is an everyday
 * word.
 */
const isHalfInCapitals = (name: string): boolean =>
  (/(?:(?<![\p{L}\p{N}])\p{Lu}{4,}(?: |$)){2,}/u.exec(name)?.[0] ?? "")
    .split(" ")
    .some((word) => word !== "" && isCommonWord(word.toLowerCase()))

/** "PAWFECT by kelly": one word is in capitals, and another lacks its capital. */
const isUneven = (name: string): boolean =>
  /(?<!\S)\p{Lu}{4,}(?!\S)/u.test(name) && /(?<!\S)(?!from|with|over)\p{Ll}{4,}(?!\S)/u.test(name)

/** All capitals, all lowercase, or decorated: its case has no meaning. */
const isTypedBadly = (raw: string, name: string): boolean =>
  /!|\?\?|\*{2}|\p{Extended_Pictographic}/u.test(raw) ||
  !hasCapital(name) ||
  isHalfInCapitals(name) ||
  isUneven(name) ||
  !hasSmall(name) ||
  /^\p{Ll}{3}/u.test(name)

/** "SLEEPY HEADZ" is shouting; "GR8 PET" and "FLEXI-MAX" may be the real spelling. */
const isWordInCapitals = (name: string): boolean =>
  name.includes(" ") &&
  name.split(" ").every((word) => /^\p{Lu}{4,}$/u.test(word)) &&
  name.split(" ").some((word) => isCommonWord(word.toLowerCase()))

/** Ornaments that gamers put around their names: "xX_PixelDad_Xx". */
const withoutGamerMarks = (text: string): string => text.replace(/^x+_(.+)_x+$/i, "$1").replace(/^[_-]+|[_-]+$/g, "")

/** "bargin bin", "fix it w Darcy": a well-known typo is not part of a name. */
const spelledWords = (name: string): string =>
  fixInContext(
    // "Clip n Trot" is written so.
    name
      .replace(/(?<=\p{L}) n (?=\p{L})/gu, " \uE000 ")
      .replace(/(?<!\S)\p{Ll}{5,}(?!\S)/gu, (word) => misspellings.get(word) ?? word)
      .replace(/(?<=\p{L} )w(?= \p{L})/gu, "with"),
  ).replace(/ \uE000 /g, " n ")

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`

/** A word in capitals that no dictionary has is a name, unless it has three letters: "MEEMAW", but "ABC". */
const calmWords = (name: string): string =>
  name.replace(/(?<![\p{L}\p{N}'’])\p{Lu}{4,}(?:['’]S)?(?![\p{L}\p{N}])/gu, (word) =>
    isRightWord(word.toLowerCase().replace(/['’]s$/, "")) ? word : capitalised(word),
  )

/**
 * A clean proper name from the input for a shop, brand, app or channel: no emoji, claims, company suffixes or shouting;
 * empty if there is no name. A brand's own capitals are `isBrand`'s to keep: "GR8 PET".
 */
export function cleanName(raw: string, isBrand = false): string {
  const [line = ""] = cleanText(raw)
    // "Chama Soft (old name) now JUMUIKA"
    .replace(/^[^\n]+\((?:old name|former(?:ly)?|was|ex)\)\s*now\s+/i, "")
    .replace(/\s*[([{][^()[\]{}]*[)\]}]/g, "")
    .replace(/[™®©"]/g, "")
    .split("\n")
  let name = withoutGamerMarks(
    line
      .replace(/^[\s~*|•·]+/, "")
      .replace(/[\s!?*.,;:|~-]+$/, "")
      .trim(),
  )
  name = name.replace(numberOne, "$1").replace(/(?<=\p{Ll} )(?:THE )?BEST (?=\p{L})/u, "")
  for (const surplus of [companyForm, claims, webEnding, companyForm]) {
    const rest = name.replace(surplus, "").replace(/[\s!?*.,;:|~-]+$/, "")
    if (rest !== "") name = rest
  }
  if (noName.test(name) || !/\p{L}/u.test(name)) return ""
  if (isBrand && !isWordInCapitals(name) && /^[\p{Lu}\d&'-]+(?: [\p{Lu}\d&'-]+)?$/u.test(name) && !/[!?]/.test(raw))
    return name
  if (!isTypedBadly(raw, name)) return name
  const bare = name.replace(wordsOfPlace, "")
  const isPlain = bare.split(" ").length > 1 && !/^the\b|['’]s\b/i.test(bare) && !/ (?:Store|Shop)$/.test(name)
  const letters = name.match(/(?<![\p{L}\p{N}])\p{Lu}{2,3}(?![\p{L}\p{N}])/gu) ?? []
  const initials = new Set(letters.filter((word) => !isRightWord(word.toLowerCase())))
  const pairs = name.match(/(?<!\S)\p{Lu}{1,2}&\p{Lu}{1,2}(?!\S)/gu) ?? []
  const calm = normalizeCase(calmWords(spelledWords(isPlain ? bare : name)), new Set([...initials, ...pairs]))
  return titleCase(calm)
    .replace(/(?<= )(?:up|off|over)(?= )/g, capitalised)
    .replace(/(?<=\p{L} )N(?= \p{Lu}\p{Ll})/gu, "n")
    .replace(/(?<=(?<!\p{L})O['’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
