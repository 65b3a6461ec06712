import { withSharedSign } from "../../text/with-money-sign.ts"

const currency = "(?:US)?[$£€]"
const amount = new RegExp(`${currency}\\s?\\d[\\d,.]*|\\d[\\d,.]*\\s?[$£€]`)

/** Whether a piece speaks of what the app costs. */
export const isMoney = (text: string): boolean =>
  !(/^(?:no|without) /i.test(text) && !amount.test(text)) &&
  (amount.test(text) ||
    /\bfree\b(?! (?:of (?!cost|charge)|hours?|days|evenings?|slots?|minutes|moments?|hand|form|time|throw|kick|from|space|storage|drawing))(?<!-free)/i.test(
      text,
    ) ||
    /\bin-app purchases?\b|\bfree trial\b|\b\d+[ -](?:day|week|month) trial\b|\bone-time purchase\b/i.test(text))

/** As shops write it: "$2.99/month" is "$2.99 a month", "1.99$" is "$1.99". */
export function tidyPrice(text: string): string {
  return withSharedSign(text)
    .replace(/(\d[\d,.]*\d|\d)\s?([$£€])(?!\d)/g, "$2$1")
    .replace(/\s?\/\s?(month|mo|mth|m)\b\.?/gi, " a month")
    .replace(/\s?\/\s?(?:year|yr|y|annum)\b\.?/gi, " a year")
    .replace(/\s?\/\s?(?:week|wk)\b\.?/gi, " a week")
    .replace(/([$£€]\d[\d,.]*) (month|year|week)\b/gi, "$1 a $2")
    .replace(/\b(\d+) (day|week|month) (free )?trial\b/gi, "$1-$2 $3trial")
    .replace(/\bper (month|year|week)\b/gi, "a $1")
    .replace(/\s+/g, " ")
    .replace(/[.;,\s]+$/, "")
    .trim()
}
