/** The letters that stand for a currency before or after an amount. In capitals, "R" alone is the rand. */
const before = String.raw`(?:\b(?:Rs\.?|RM|CHF|EUR|GBP|USD|AUD|CAD|NZD|INR|ZAR|SGD|HKD|AED|JPY|SEK|NOK|DKK|PLN|CZK|HUF|kr)\b)`
const after =
  "usd|gbp|eur|cad|aud|nzd|chf|sek|nok|dkk|pln|czk|huf|jpy|inr|zar|brl|mxn|sgd|hkd|aed|dollars?|bucks|quid|pounds?|euros?|pence|cents?|kr|yen|rs|rupees?|rand|pesos?|tl|lei|ft|zł|kč"

const amount = new RegExp(
  String.raw`\bR ?\d[\d ,.]*(?![\p{L}\d])|\p{Sc}\s?\d|\d\s?\p{Sc}|(?:${before})\s?\d|\b(?:rs\.?|inr|chf|pln|sek|nok|dkk) ?\d|\d\s?(?:${after})(?!\p{L})`,
  "u",
)
const named = new RegExp(String.raw`\d\s?(?:${after})(?!\p{L})`, "iu")

/** Whether a text names an amount with its currency: "£4", "R950", "rs 99", "150 euro". */
export const hasMoney = (text: string): boolean => amount.test(text) || named.test(text)
