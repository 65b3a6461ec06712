import { isMaterialWord } from "../../words/materials.ts"
import { kindOf } from "../../words/word-kinds.ts"

const token = /[\p{L}'’]+|#?\d[\d.,]*|[£$€%#@&+=/:]/gu
const measured =
  /\d\s?(?:mm|cm|m|kg|g|lbs?|oz|ml|l|in|inch(?:es)?|ft|gb|mb|w|v|hp|km|miles?|yrs?|years?|hrs?|hours?|mins?|minutes?|pcs|x)(?![\p{L}\d])/iu
const priced = /[£$€]\s?\d|\d\s?(?:quid|bucks|euros?|bob)\b|(?<!\p{L})(?:rs|ksh|rm|r|php|s\$)\.?\s?\d/iu
const best = /(?<!\p{L})\p{L}{3,}est(?!\p{L})/iu
const shouted = /^[^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}]*$/u
const faulty =
  /(?<!\p{L})(?:scratch|chip(?:s|ped)?(?!\p{L})|crack|dent|scuff|stain|tear(?!\p{L})|torn|rust|worn(?!\p{L})|wear(?!\p{L})|faded|marks?(?!\p{L})|holes?(?!\p{L})|missing|broke|bent|loose|sticks(?!\p{L})|squeak|wobbl|leak|repaired|crazing|foxing|dull)/iu
const phone = /\d[\d ()-]{6,12}\d/
const longest = 8
const minBeginning = 5
const endLength = 3

const wordOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^#\d[\d.,]*/, (rank) => (rank === "#1" ? rank : "#0"))
    .replace(/^\d[\d.,]*/, (number) => (number === "1" ? number : "0"))

/** What can be seen of a clause, each with the name of what it is; a weight for it was learned from labeled texts. */
export function signsOfTalk(clause: string): string[] {
  const words = (clause.match(token) ?? []).map(wordOf)
  const kinds = words.map((word) => (/^\p{L}/u.test(word) ? kindOf(word) : word))
  return [
    "clause",
    ...words.map((word) => `word ${word}`),
    ...pairs(words).map((pair) => `two ${pair}`),
    ...pairs(kinds).map((pair) => `kinds ${pair}`),
    `opening ${kinds.slice(0, 3).join("_")}`,
    `first ${words[0] ?? ""}`,
    `last ${words.at(-1) ?? ""}`,
    `length ${Math.min(words.length, longest)}`,
    ...words
      .filter((word) => word.length >= minBeginning)
      .flatMap((word) => [`begins ${word.slice(0, minBeginning)}`, `ends ${word.slice(-endLength)}`]),
    ...(measured.test(clause) ? ["measure"] : []),
    ...(priced.test(clause) ? ["price"] : []),
    ...(phone.test(clause) ? ["phone"] : /\d/.test(clause) ? ["number"] : []),
    ...(faulty.test(clause) ? ["fault"] : []),
    ...(words.some(isMaterialWord) ? ["material"] : []),
    ...(best.test(clause) ? ["superlative"] : []),
    ...(shouted.test(clause) ? ["shouted"] : []),
    ...(/!\s*$/.test(clause) ? ["exclaimed"] : []),
    ...(/[!?]{2}/.test(clause) ? ["loud"] : []),
  ]
}

const pairs = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]}_${word}`)
