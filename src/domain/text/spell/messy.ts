import { isRightWord } from "./right-words.ts"

const word = /(?<![\p{L}\p{N}@#./_-])\p{L}+(?:['’]\p{L}+)?(?![\p{L}\p{N}@_])/gu
const picture = /(?![©®™#*\d])\p{Extended_Pictographic}/gu
const marks = /[!?]{2,}|,{2,}|\.{4,}|\*{2,}|<\/?[a-z][^<>]*>|&[a-z]+;|~\*~|[<>{}]{2,}|\s--\s|\+{2,}/gi
const chat =
  /(?<![\p{L}\p{N}])(?:u|ur|b4|luv|lol|omg+|plz|pls|thx|cuz|coz|w\/|4|2|abt|ya|upto|gonna|wanna|dont|wont|cant|im)(?![\p{L}\p{N}])/giu

/** Words unknown here may be a trade's: without other signs, they do not mean haste. */
const minSigns = 2
/** The weighted signs of haste that a hundred-word brief may have before it counts as messy. */
const maxHaste = 12
const minWords = 18

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * Whether a brief was typed in a hurry: in capitals, decorated, misspelled, full of chat. Its facts are as true as those
 * of a careful brief, and the rest of it is chatter.
 */
export function isMessy(text: string): boolean {
  const words = text.match(word) ?? []
  if (words.length < minWords) return false
  const allCaps = words.filter((each) => each.length > 3 && /^\p{Lu}+$/u.test(each)).length
  const unknown = words.filter((each) => /^[a-z]{4,}$/.test(each) && !isRightWord(each)).length
  const signs =
    allCaps * 0.5 + Math.min(count(text, picture), words.length / 10) + count(text, marks) * 1.5 + count(text, chat)
  return signs >= minSigns && ((signs + unknown) * 100) / words.length >= maxHaste
}

const shortForms =
  /(?<![\p{L}\p{N}.'’@#/-])(?:u|ur|b4|ppl|plz|pls|thx|cuz|coz|bcos|bcoz|abt|lol|dont|cant|wont|didnt|doesnt|isnt|theyre|thats|theres|gonna|lil|hes|shes|doin|(?<=\d ?)(?:yrs?|wks?)|(?<=a )(?:yr|wk)|(?<=\p{Ll} )(?:n|w|r)(?= (?:\p{Ll}{2}|\d)))(?![\p{L}\p{N}'’@/-])/gu
const minShortForms = 2

/** Nobody types one of these by a slip, and none is a name. */
const certain =
  /(?<![\p{L}\p{N}.'’@#/-])(?:plz|pls|thx|ppl|abt|wkend|cuz|bcos|bcoz|tmrw|ur(?= \p{Ll}{2})|urself|(?<=\p{Ll} )n(?= \d+ \p{Ll})|dont|cant|wont|doesnt|didnt|isnt|wasnt|arent|thats|theyre|(?<=^|[(]|[\p{Ll}.,!?] )u(?= \p{Ll}{2})|(?<=\b(?:good|great|perfect|ideal|suitable|tutorial|app) )4(?= \p{Ll}{3})|(?<=\b(?:no need|easy|ready|how) )2(?= \p{Ll}{3})|(?<=\b(?:what|how|why|if) )id(?= \p{Ll})|wks(?= fine)|(?<=\p{Ll} )incl(?=,))(?![\p{L}\p{N}'’@/-])/u

const long = /(?<!\S)(?:\S+ ){7}/

/** Nobody who types without capitals at the beginning of a text takes care of the words in it. */
const isInSmall = (text: string): boolean => {
  const lines = text.split("\n").filter((line) => /^\p{L}/u.test(line) && long.test(line))
  const [longest = ""] = lines.toSorted((one, other) => other.length - one.length)
  return /^\p{Ll}/u.test(longest)
}

/**
 * Whether it abbreviates words as in a text message. Without capitals, it probably does; in a careful text, a single
 * short form may be a typo or a name.
 */
export const isShortened = (text: string): boolean =>
  certain.test(text) || isInSmall(text) || count(text, shortForms) >= minShortForms
