const figure = String.raw`(?<![\p{L}\d$£€₹.,-])(\d[\d,]*(?:\.\d{1,2})?)`
const after = String.raw`(?![\p{L}\d])`

/** A price typed without its sign, or with the sign after it. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${figure} ?(?:pounds?|quid|squid|gbp|£)${after}`, "giu"), "£$1"],
  [new RegExp(`${figure} ?(?:dollars?|bucks?|usd|\\$)${after}`, "giu"), "$$$1"],
  [new RegExp(`${figure} ?(?:euros?|eur|€)${after}`, "giu"), "€$1"],
  [new RegExp(`${figure} ?(?:rupees?|rs|inr|₹)${after}`, "giu"), "₹$1"],
]

const each = String.raw`\s?(?:\/\s?\p{L}+|(?:an?|per) \p{L}+)`
const second = new RegExp(String.raw`([$£€])(\d[\d.,]*(?:${each})?,? (?:or|and|then) )(?=\d[\d.,]*${each})`, "gu")

/** "$24.99/yr or 2.99/mo": both are dollars. */
export const withSharedSign = (text: string): string => text.replace(second, "$1$2$1")

/** "395 pound" in a field for prices is £395, and "4.99$" is $4.99. */
export const withMoneySign = (price: string): string =>
  spoken.reduce((rest, [typed, meant]) => rest.replace(typed, meant), price)
