import { numberValue, numberWord } from "../text/measure/number-words.ts"
import { unitSpellings } from "../text/measure/unit-words.ts"
import { contentWords } from "../text/words/content-words.ts"
import { isJoining } from "../text/words/joining-words.ts"
import { wordStem } from "../text/words/word-stem.ts"

/** A number with its context as typed, and the words of each way to write it. */
export interface NumberFact {
  readonly text: string
  readonly isPrice: boolean
  readonly spellings: readonly (readonly string[])[]
}

const amount = String.raw`\d+(?:,\d{3})*(?:\.\d+|\/\d+)?`
const word = /(?<![\p{L}\d]|[\p{L}\d]-)[\p{L}\d]+(?:-[\p{L}\d]+)*/gu
const time = /(?<!\d)\d{1,2}:\d{2}(?!\d)/g
const sizes = new RegExp(String.raw`(?<!\d)${amount}(?:\s?[a-z]{1,2})?(?:\s?[x×]\s?${amount})+`, "gi")
const range = new RegExp(String.raw`(?<!\d)${amount}\s?[a-z]{0,3}\s?(?:-|–|\bto\b)\s?${amount}(?!\d)`, "gi")
const price = new RegExp(String.raw`[$£€¥]\s?${amount}|(?<!\d)${amount}\s?[$£€¥]`, "g")
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,#-])(${amount}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)(?!\p{L}))([ -]?)(%|°C|°F|"|\p{L}[\p{L}']*)?(?:[ -](\p{L}[\p{L}']+))?`,
  "giu",
)
/** This much text before a number decides what it counts. */
const beforeChars = 40
const before = /(\p{L}[\p{L}']*)\s(?:of\s)?$/u

/** Every number of a text with what it counts: sizes, ranges, prices, model numbers, amounts. */
export function numberFacts(text: string): readonly NumberFact[] {
  const found: NumberFact[] = []
  const take = (
    pattern: RegExp,
    read: (match: RegExpExecArray, rest: string) => NumberFact | null,
    from: string,
  ): string => {
    let rest = ""
    let end = 0
    for (const match of from.matchAll(pattern)) {
      const fact = read(match, from)
      if (fact === null) continue
      found.push(fact)
      rest += from.slice(end, match.index) + " ".repeat(match[0].length)
      end = match.index + match[0].length
    }
    return rest + from.slice(end)
  }
  let rest = take(price, ([whole]) => ({ text: whole, isPrice: true, spellings: numberSpellings(whole) }), text)
  rest = take(word, ([whole]) => (isCode(whole) ? plain(whole, codeSpellings(whole)) : null), rest)
  rest = take(time, ([whole]) => plain(whole, [numbersIn(whole)]), rest)
  rest = take(sizes, ([whole]) => plain(whole, [numbersIn(whole)]), rest)
  rest = take(range, ([whole]) => plain(whole, [numbersIn(whole)]), rest)
  take(counted, readCounted, rest)
  return found
}

/** "WH-1000XM4" is a name; "500ML" is an amount. */
const isCode = (text: string): boolean => /\d/.test(text) && /\p{Lu}/u.test(text) && !/^[\d-]+\p{Lu}{1,3}$/u.test(text)

const plain = (text: string, spellings: readonly (readonly string[])[]): NumberFact => ({
  text,
  isPrice: false,
  spellings,
})

const numbersIn = (text: string): readonly string[] => text.replaceAll(",", "").match(/\d+/g) ?? []

/** "2,136" is two words to a reader and one in "2136". */
const numberSpellings = (text: string): readonly (readonly string[])[] =>
  text.includes(",") ? [numbersIn(text), text.match(/\d+/g) ?? []] : [numbersIn(text)]

const codeSpellings = (text: string): readonly (readonly string[])[] => [
  contentWords(text),
  [text.toLowerCase().replaceAll("-", "")],
]

function readCounted(match: RegExpExecArray, text: string): NumberFact | null {
  const [whole, number = "", , unit = "", noun = ""] = match
  const name = before.exec(text.slice(Math.max(0, match.index - beforeChars), match.index))?.[1] ?? ""
  const numbers = [...numberSpellings(number), ...inWords(number)].filter((words) => words.length > 0)
  const names = [unit, isJoining(unit.toLowerCase()) ? "" : noun].filter(
    (word) => /\p{L}/u.test(word) && !isJoining(word.toLowerCase()),
  )
  const units = names
    .map((word) => word.toLowerCase())
    .flatMap((name) => unitSpellings(name))
    .filter((name) => !isJoining(name))
    .map(wordStem)
  if (units.length > 0) {
    const apart = numbers.flatMap((digits) => units.map((name) => [...digits, name]))
    const together = numbers.flatMap((digits) => units.map((name) => [`${digits.join("")}${name}`]))
    const model =
      /\d{3}|\p{Lu}/u.test(number + name.charAt(0)) && name !== ""
        ? [[wordStem(name.toLowerCase()), ...contentWords(number)]]
        : []
    return plain([number, ...names].join(" "), [...apart, ...together, ...model])
  }
  if (name !== "" && !isJoining(name.toLowerCase())) {
    return plain(
      `${name} ${number}`,
      numbers.map((digits) => [wordStem(name.toLowerCase()), ...digits]),
    )
  }
  return /\d/.test(number) ? plain(whole.trim(), numbers) : null
}

/** 6 is also "six", and "six" also 6. */
function inWords(number: string): readonly (readonly string[])[] {
  const value = numberValue(number)
  if (value === null || value > 99) return []
  return /\d/.test(number) ? [contentWords(numberWord(value))] : [[String(value)], [number.toLowerCase()]]
}
