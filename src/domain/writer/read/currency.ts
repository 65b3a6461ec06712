import { hasMoney } from "../../text/measure/money.ts"
import { withCents } from "../../text/measure/with-money-sign.ts"
import { kindOf } from "../../text/words/word-kinds.ts"

/** The currencies that sellers use, each by a sign or by words. A country's own sign is written before the amount. */
const currencies: readonly (readonly [sign: string, named: RegExp])[] = [
  ["AU$", /A(?:U)?\$|\baud\b/i],
  ["NZ$", /NZ\$|\bnzd\b/i],
  ["CA$", /C(?:A|DN)?\$|\bc(?:ad|dn)\b/i],
  ["£", /£|\bgbp\b|\d ?pounds?\b(?! of\b)/i],
  ["€", /€|\beuros?\b|\beur\b/i],
  // "Olney Bucks" is a place.
  ["$", /(?<![A-Z])\$|\d ?(?:bucks|bux)\b|\b(?:usd|dollars?)\b/i],
]

/** "1.99$" is written "$1.99". */
const signBehind = /(?<![\p{Sc}\d.,])(\d[\d,]*(?:\.\d+)?) ?([$£€])(?!\d)/gu

const quid = /(?<![\d$£€.,])(\d[\d,]*(?:\.\d+)?) ?quid\b/gi

/** "Give one 2 bucks and the other 5": both are money, so both stay as they are. */
const spoken: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/(?<![\d$£€.,])(\d[\d,]*(?:\.\d+)?) ?gbp\b/gi, "£"],
  [/(?<![\d$£€.,])(\d[\d,]*(?:\.\d+)?) ?(?:euros?|eur)\b/gi, "€"],
  [/(?<![\d$£€.,])(\d[\d,]*(?:\.\d+)?) ?(?:bucks|bux|dollars)\b(?! and )/gi, "$"],
]

/** The only currency of a brief; null if the brief names none or several. */
export function currencyOf(text: string): string | null {
  const found = currencies.filter(([, named]) => named.test(text)).map(([sign]) => sign)
  // In Galway, a quid is a euro.
  if (found.length === 0 && /\bquid\b/i.test(text)) return "£"
  const own = found.filter((sign) => sign !== "$")
  if (own.length > 1) return null
  const [only = ""] = own
  // "$15" and "78 aud" are the same dollar.
  if (only === "" || !only.endsWith("$")) return found.length === 1 ? (found[0] ?? null) : null
  return found.includes("$") ? "$" : only
}

const signs: Readonly<Record<string, string>> = {
  ...{ GB: "£", IE: "€", DE: "€", FR: "€", ES: "€", IT: "€", NL: "€" },
  ...{ US: "$", IN: "₹" },
}

/** What people pay with where a business is: a price typed there without a currency is in that one. */
export const currencyIn = (country: string | null): string | null =>
  country === null ? null : (signs[country] ?? null)

/** "400 firm", "from 95 a visit", "180 or best offer": a figure that is a price by its position and by what follows it. */
const barePrices =
  /(?<=^|\b(?:from|only|about|around|just|then|asking|to|\d for) |[,;] )\d[\d,]*(?:\.\d{1,2})?(?=$|[,;.](?:\s|$)|\s*[/–-]|\s+(?:ono|ovno|obo|o\.n\.o|firm|or (?:best|nearest|near|swap|trade)|nego\p{L}*|slight|per|an?|each|ea|pp|one[- ]time|once|cash|plus|to|fixed|no offers|all in|the|delivered|posted|collected|incl?\p{L}*|extra)(?!\p{L}))/giu

/** Behind the figure of a count: "2 for", "30 min", "25 farmers". */
const counted =
  /^ ?(?:for|x|min|mins|hr|hrs|hour|day|week|month|year|person|mm|cm|m|km|kg|g|lb|lbs|oz|ml|l|in|inch|ft|pack|pc)(?!\p{L})/iu

/** The text of a field for prices with the sign of its currency, if each of its figures is surely a price or a count. */
export function withPriceSigns(text: string, sign: string): string {
  if (hasMoney(text)) return text
  const signed = withCents(text.replace(barePrices, (figure) => `${sign}${figure}`))
  const isDoubtful = [...signed.matchAll(/(?<![\p{Sc}\d.,])\d[\d.,]*/gu)].some(({ 0: figure, index }) => {
    const behind = signed.slice(index + figure.length)
    return !counted.test(behind) && kindOf(/^ (\p{L}+)/u.exec(behind)?.[1] ?? "") !== "plural"
  })
  return isDoubtful ? text : signed
}

/** "After 5.30" is a time. */
const cents =
  /(?<!\b(?:after|before|until|till|past) )(?<![\d.,$£€:/+-])(?<!\d\.\d (?:and|or|to) )(?<!(?:ios|android|version|v|mac|windows|f|size|no|usb|bluetooth|gear) ?)\d{1,4}\.\d{2}(?![\d.]|["”%°]|(?:\s(?:or|and|to|x|by)\s\d[\d.]*)?\s?(?:mm|cm|m|km|in|inch|inches|ft|feet|mi|miles|kg|g|oz|lbs?|ml|l|litres?|liters?|per ?cent|percent|degrees?|x|ct|carats?|hz|ghz|gb|mb|v|w|mah|hours?|hrs?|mins?|tog|gsm|times)(?![\p{L}]))/giu

const waits =
  /\b(?:for|at|from|of|is|to|over|under|above|below|was|plus|or|and|only|just|about|around|max|min|per|by|than|with|then|its|are|costs?|price|postage|tracked|shipping|delivery|extra|usually|often|mostly|normally|up|between|either)$/i

const amounts = /\p{Sc}\d[\d.,]*(?<![.,])/gu
/** What a price is for, right behind it: "each", "a cut", "per hour", "pair" where more follows. */
const unitBehind =
  /^ (?:each|ea|pp|an? \p{L}+|per \p{L}+|(?:pair|bag|box|jar|tub|kg|lb|hr|hour|doz|dozen|pack|set|night|day|week|month)(?= ))(?!\p{L})/u

const maxLabel = 3
const joined = /\b(?:or|and|plus|then|to|any|all)\b|[+&]|^\S/i

/** "£35 hr 1 man £50 hr 2 men" needs a comma before its second amount, "blocks £14 extra bandage £4" behind its first. */
export function withAmountsApart(text: string): string {
  return offersApart(text)
    .split(/(?<=[.,;:\n]\s)/)
    .map(withCommas)
    .join("")
}

function withCommas(clause: string): string {
  const found = [...clause.matchAll(amounts)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
  const [first] = found
  const last = found.at(-1)
  if (first === undefined || last === undefined || first === last) return clause
  const isLabelFirst =
    /\p{L}/u.test(clause.slice(0, first.from).replace(/^(?:from|only|just|about) /i, "")) ||
    !/\p{L}/u.test(clause.slice(last.to))
  const breaks = found.slice(1).flatMap(({ from }, at) => {
    const { to } = found[at] ?? first
    const between = clause.slice(to, from)
    if (between.includes("/") || waits.test(between.trimEnd()) || joined.test(between) || !/\p{L}/u.test(between))
      return []
    const unit = unitBehind.exec(between)?.[0].length ?? 0
    // "The £20 deposit comes off the £80" has no labels.
    // "$46 USD ($38 for a second)"
    if (/^\s*\(/.test(between.slice(unit))) return []
    const isLabel = between.slice(unit).trim().split(" ").length <= maxLabel && !/\b(?:the|off|of|by)\b/i.test(between)
    return isLabelFirst ? (isLabel ? [to + unit] : []) : [from - 1]
  })
  return breaks.toReversed().reduce((rest, at) => `${rest.slice(0, at)},${rest.slice(at)}`, clause)
}

/** "£11 bag" is the price of a bag. */
export const withUnitsOfPrice = (text: string): string =>
  text
    .replace(/(?<=(?:\p{Sc}|\bRs\.? ?|\bR)\d[\d,]*(?:\.\d+)? )years?(?=$|[,;.)])/gu, "a year")
    .replace(
      /((?:\p{Sc}|\b(?:Rs\.? ?|R))\d[\d,]*(?:\.\d+)? |\b\d[\d,]* rs )(?=(?:pair|bag|box|jar|tub|tin|tray|sack|bale|bunch|bottle|roll|reel|sheet|kit|pack|set|lb|kg|dozen|night|day|week|month|visit|session|lesson|head|person|child)(?:$|[,;.]| \p{Sc}))/gu,
      "$1a ",
    )

/** "£7.50 bag 2 for 13" is two prices in one currency. */
const offersApart = (text: string): string =>
  text
    .replace(/ (\d{1,4} for )(?=\d)(?<=(\p{Sc})\d[\d.]{0,8}[^,;.]{0,80} \d{1,4} for )/gu, " $1$2")
    .replace(/(?<!\/) (?=\d{1,4} for \p{Sc}\d)(?<=\p{Sc}\d[^,;]{0,80}(?<! (?:or|and|plus|then|all|any)) )/gu, ", ")

/** "$14.99 once AUD" already has its sign. */
const withoutCode = (priced: string, before: string): string =>
  priced === before
    ? priced
    : priced.replace(
        /(?<=\d(?: (?:an? |per )?\p{L}+)?) (?:aud|nzd|cad|cdn|usd|gbp|eur)(?!\p{L})|(?<!\p{L})(?:aud|nzd|cad|usd|gbp|eur) (?=\p{Lu}{0,2}\p{Sc})/giu,
        "",
      )

/** Nobody sells for "0.07", the thickness of a lash. */
const leastPrice = 0.3

/** "8 to 25 quid": both amounts are money. */
const toSigned = /(?<![\d$£€.,-])(\d[\d,]*(?:\.\d+)?)( ?[-–] ?| to )(?=([£€$])\d)/g

/** "NRC 0.90" and "SHGC 0.40" are figures of a test. */
const rating =
  /(?<!\p{L})(?!\p{Lu}{2}D |GBP|EUR|ZAR|INR|KES|KSH|RRP|MRP|NOW|WAS|ONLY|JUST|PRICE|COST|FROM|EACH|FOR)\p{Lu}{3,5} $/u

/** "Open 9.30 to 5" gives a time. */
const timed = /\d ?(?:am|pm)\b|\b(?:open|daily|am|pm|mon|tue|wed|thu|fri|sat|sun|\p{L}+days?|hours|o'clock)\b/iu

/** "60 collection Leeds", "140 no offers": at the beginning of what somebody says, before words about a price. */
const asked =
  /(?<=^|[.;,\n] )\d{2,5}(?= (?:ono|ovno|obo|firm|no offers|collection|collected|pick ?up|cash|posted|delivered|plus (?:post|postage|p&p|shipping))\b)/gi

/** In a brief in dollars, "post tracked 11.50" is "post tracked $11.50". "84 quid" is "£84" unless the brief has euros. */
export function withCurrency(text: string, sign: string | null): string {
  if (!/\d/.test(text)) return text
  const said = [...spoken, [quid, sign ?? "£"] as const]
    .reduce(
      (rest, [pattern, of]) => rest.replace(pattern, `${of === "$" ? "$$" : of}$1`),
      text.replace(signBehind, (_, amount: string, behind: string) => `${behind}${amount}`),
    )
    .replace(toSigned, (range, from: string, joint: string, of: string) =>
      text.includes(`${range}${of}`) ? range : `${of}${from}${joint}`,
    )
  const coded = said
    .replace(/(?<!\p{L})rs(?=\.? ?\d)/gu, "Rs")
    .replace(/(?<=\d ?)cdn\b/gi, "CAD")
    .replace(/(?<=\d ?)(?:usd|aud|nzd|cad)\b/gi, (code) => code.toUpperCase())
  return sign === null || timed.test(coded)
    ? coded
    : withoutCode(
        coded
          .replace(cents, (figure, at: number) =>
            Number(figure) < leastPrice || rating.test(coded.slice(0, at)) ? figure : `${sign}${figure}`,
          )
          .replace(asked, (figure) => `${sign}${figure}`),
        coded,
      )
}
