/** An amount in a currency; null if the sign alone is ambiguous. */
export interface Price {
  readonly cents: number
  readonly currency: string
}

const signs: Readonly<Record<string, string>> = {
  $: "USD",
  us$: "USD",
  ca$: "CAD",
  c$: "CAD",
  a$: "AUD",
  au$: "AUD",
  nz$: "NZD",
  "£": "GBP",
  "€": "EUR",
  zł: "PLN",
  "₺": "TRY",
  r$: "BRL",
  kr: "",
}
const codes = ["USD", "CAD", "AUD", "NZD", "GBP", "EUR", "PLN", "TRY", "BRL", "CHF", "SEK", "DKK", "NOK"]

const unit = `(?:${[...Object.keys(signs).map((sign) => sign.replaceAll("$", "\\$")), ...codes].join("|")})`
const amount = "\\d{1,3}(?:[.,\\u00a0 ']\\d{3})+(?:[.,]\\d{2})?|\\d{1,9}(?:[.,]\\d{1,2})?"
const before = new RegExp(`^(?<unit>${unit}) ?(?<amount>${amount})(?: (?<code>${codes.join("|")}))?$`, "iu")
const after = new RegExp(`^(?<amount>${amount}) ?(?<unit>${unit})$`, "iu")

/** Countries that write their own dollar with the bare sign. */
const otherDollars = [
  { currency: "CAD", where: /\bcanada\b|\.ca(?:\/|$)/i },
  { currency: "AUD", where: /\baustralia\b|\.au(?:\/|$)/i },
  { currency: "NZD", where: /\bnew zealand\b|\.nz(?:\/|$)/i },
  { currency: "SGD", where: /\bsingapore\b|\.sg(?:\/|$)/i },
]

/**
 * A single price, as people type it in any country: "$180", "1.299,00 €", "34 GBP". A range, "from $20" or a bare
 * number is not a price. `place` tells whose dollar "$" is: the shop's location and web address.
 */
export function readPrice(typed: string, place: readonly string[] = []): Price | null {
  const text = typed.trim().replace(/\s+/g, " ")
  const found = (before.exec(text) ?? after.exec(text))?.groups
  if (found === undefined) return null
  const cents = readCents(found.amount ?? "")
  const said = (found.code ?? found.unit ?? "").toLowerCase()
  const named = codes.find((code) => code.toLowerCase() === said) ?? signs[said] ?? ""
  const dollar = otherDollars.find(({ where }) => place.some((one) => where.test(one)))
  const currency = said === "$" ? (dollar?.currency ?? named) : named
  return currency === "" || cents === 0 ? null : { cents, currency }
}

/** The last mark separates the cents if one or two digits follow it; all others separate thousands. */
function readCents(digits: string): number {
  const [, whole = digits, part = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  return Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"))
}

/** 3450 → "34.50". */
export const writeAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
