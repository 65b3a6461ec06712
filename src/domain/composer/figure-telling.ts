import type { Telling } from "./predicates.ts"

const predicate = (text: string): Telling => ({ as: "predicate", text })
const clause = (text: string): Telling => ({ as: "clause", text })

const number = /\d[\d.,½¼¾/]*(?: \d\/\d)?/.source
const length = new RegExp(
  `^(?:an? )?(${number}(?:(?: or | ?[x×-] ?)${number})* ?(?:inches|inch|in|cm|mm|m|ft|feet)(?: (wide|tall|high|long|deep|thick|across)(?: the [a-z]+)?)?)$`,
)

/** "3¼ inches wide", "92 g with battery" and "run time 3.5 h on high" are figures, and no parts. */
export function figureTelling(text: string): Telling | null {
  const [, size = "", way] = length.exec(text) ?? []
  if (size !== "") return predicate(`${way === undefined ? "measures" : "is"} ${size}`)
  const [, able = ""] = /^(?:an? )?(\p{L}+[ai]ble (?:every|in|to|from|with|by|on|at) .+)$/u.exec(text) ?? []
  if (able !== "") return predicate(`is ${able}`)
  const [, heavy = ""] = /^(?:an? )?(\d[\d.,]* ?(?:g|kg|oz|lbs?) (?:with|without|in|including) .+)$/.exec(text) ?? []
  if (heavy !== "") return predicate(`weighs ${heavy}`)
  const [, what = "", long = ""] =
    /^(?:an? )?((?:run|burn|charging|charge|playing|play|battery|drying|cooking) (?:time|life)) (\d.+)$/.exec(text) ??
    []
  if (what !== "") return clause(`the ${what} is ${long}`)
  return /^(?:an? )?\d+ (?:h|hours?|min|minutes?|days?) .*\bto\b/.test(text)
    ? { as: "note", text: text.replace(/^an? /, "") }
    : null
}

/** Of several things "1 to 5 quarts" are the sizes; of one it is how large it can be made. */
const range =
  /^\d[\d.]*(?:[- ]?\p{L}+)? ?(?:to|-|–) ?\d[\d.]*[- ]?(?:quarts?|qt|oz|fl oz|ml|cl|l|lit(?:er|re)s?|cups?|pints?|gallons?|(in)ch(?:es)?|(in)|(cm)|(mm)|(ft)|(feet)|(m))$/u

export function rangeTelling(text: string, isPlural: boolean): Telling | null {
  const found = range.exec(text)
  if (found === null) return null
  return {
    as: "predicate",
    text:
      isPlural || found.slice(1).every((unit) => unit === undefined)
        ? `comes in sizes from ${text}`
        : `measures ${text}`,
  }
}
