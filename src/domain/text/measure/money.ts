/** The letters that stand for a currency before or after an amount. In capitals, "R" alone is the rand. */
const before =
  "Rs\\.?|RM|Rp|KSh|KSH|Ksh|Php|CHF|EUR|GBP|USD|AUD|CAD|NZD|INR|ZAR|SGD|HKD|AED|JPY|SEK|NOK|DKK|PLN|CZK|HUF|MYR|PHP|KES|UGX|TZS|GHS|NGN|LKR|PKR|BDT|THB|IDR|kr"
const after =
  "usd|gbp|eur|cad|aud|nzd|chf|sek|nok|dkk|pln|czk|huf|jpy|inr|zar|brl|mxn|sgd|hkd|aed|myr|php|kes|ksh|ugx|tzs|ghs|ngn|lkr|pkr|bdt|thb|idr|(?:(?:us|canadian|australian|singapore|new zealand|hong kong) )?dollars?|bucks|bob|quid|pounds?|euros?|pence|cents?|kr|yen|rs|rupees?|rand|pesos?|cedis?|naira|taka|ringgit|rupiah|baht|dirhams?|shillings?|tl|lei|ft|zł|kč"

const amount = new RegExp(
  String.raw`\bR ?\d[\d ,.]*(?![\p{L}\d])|\p{Sc}\s?\d|\d\s?\p{Sc}|\b(?:${before})\s?\d|\b(?:rs\.?|rm|ksh|inr|chf|pln|sek|nok|dkk) ?\d|\d\s?(?:${after})(?!\p{L})`,
  "u",
)
const named = new RegExp(String.raw`\d\s?(?:${after})(?!\p{L})`, "iu")

/** Whether a text names an amount with its currency: "£4", "R950", "rs 99", "150 euro". */
export const hasMoney = (text: string): boolean => amount.test(text) || named.test(text)
