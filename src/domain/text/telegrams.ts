import { placeName } from "./names.ts"

const figure = String.raw`[$£€]\s?\d[\d.,]*(?: ?(?:m|k|million))?`
/** What tradespeople write without its small words, and how it is said. */
const rows: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[.,;!] ?)(\d+\+?) years trading\b/giu, "trading for $1 years"],
  [/(?<=^|[.,;!] ?)(\d+\+?) years in (business|the trade)\b/giu, "in $2 for $1 years"],
  [new RegExp(`(?<=^|[.,;!] ?)(${figure}) insured\\b`, "giu"), "insured for $1"],
  [new RegExp(`(?<=^|[.,;!] ?)insured (?:up )?to (${figure})`, "giu"), "insured for up to $1"],
]

const name = String.raw`\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?`
const row = new RegExp(String.raw`(?<=^|[.!\n] ?)(${name})((?:(?: and |, | & | \+ )${name})+)(?=[.!]|$)`, "gmu")

/** "Birmingham and Solihull and Sutton Coldfield." is where somebody works. */
const tellPlaces = (text: string): string =>
  text.replace(row, (whole: string, first: string, more: string) => {
    const names = [first, ...more.split(/ and |, | & | \+ /).filter(Boolean)]
    if (names.length < 2 || !names.some((each) => placeName(each.toLowerCase()) !== undefined)) return whole
    return `We cover ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
  })

/** A service's telegrams in whole words: "11 years trading" as "trading for 11 years". */
export const withoutTelegrams = (text: string): string =>
  tellPlaces(rows.reduce((rest, [typed, meant]) => rest.replace(typed, meant), text))
