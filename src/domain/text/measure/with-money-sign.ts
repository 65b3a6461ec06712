const amount = String.raw`\d[\d,]*(?:\.\d{1,2})?`

/** A price typed without its sign, or with the sign after it; "18-45 quid" is one amount to another. */
const spoken: readonly (readonly [typed: RegExp, sign: string])[] = (
  [
    ["£", "pounds?|quid|squid|gbp|£"],
    ["$", "dollars?|bucks?|usd|\\$"],
    ["€", "euros?|eur|€"],
    ["₹", "rupees?|rs|inr|₹"],
  ] as const
).map(([sign, words]) => [
  new RegExp(
    String.raw`(?<![\p{L}\d$£€₹.,-])(?:(${amount})( ?[-–] ?| to ))?(${amount}) ?(?:${words})(?![\p{L}\d])`,
    "giu",
  ),
  sign,
])

const each = String.raw`\s?(?:\/\s?\p{L}+|(?:an?|per) \p{L}+)`
const second = new RegExp(String.raw`([$£€])(\d[\d.,]*(?:${each})?,? (?:or|and|then) )(?=\d[\d.,]*${each})`, "gu")

/** "$24.99/yr or 2.99/mo": both are dollars. */
export const withSharedSign = (text: string): string => text.replace(second, "$1$2$1")

/** "395 pound" in a field for prices is £395, and "4.99$" is $4.99. */
export const withMoneySign = (price: string): string =>
  spoken.reduce(
    (rest, [typed, sign]) =>
      rest.replace(
        typed,
        (_, from: string | undefined, joint: string | undefined, to: string) =>
          `${from === undefined ? "" : `${sign}${from}${joint ?? ""}`}${sign}${to}`,
      ),
    price,
  )

/** "£9.5" is £9.50; "$1.5 million" stays. */
export const withCents = (text: string): string =>
  text.replace(/(?<=[$£€]\d{1,6}\.\d)(?![\d.]|\s?(?:k|m|mn|bn|million|billion|trillion)(?!\p{L}))/giu, "0")

/** "KSh 150 month" is 150 a month. */
export const withPeriods = (text: string): string =>
  text.replace(
    /(?<=(?<![\p{L}\d])(?:\p{Sc}|(?:KSh|Ksh|Rs\.?|R|RM|S\$|A\$) ?)\d[\d,.]{0,9}) (?=(?:month|year|week|night|day|(h)our)(?=$|[,;)]|\.(?:\s|$)))/gu,
    (_, hour?: string) => ` ${hour === undefined ? "a" : "an"} `,
  )
