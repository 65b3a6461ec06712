import { hasMoney } from "../../text/measure/money.ts"
import type { Fact } from "../fact.ts"
import { stemsOf } from "./merge.ts"
import type { Naming, Owners } from "./naming.ts"

const amount =
  /(?:\b(?:from|about) )?(?:(?:\p{Lu}{1,2})?[$£€₹]|(?<!\p{L})Rs?\.? ?(?=\d)|(?:USD|CAD|AUD|NZD|EUR|GBP|ZAR|INR) ?(?=\d)).*$/iu
const priceIn = (text: string): string => amount.exec(text)?.[0] ?? text

/** "Fuel tap £14.50, temperature gauge £22" has a price for each; a single price is for those that have none. */
export function ownPrice(
  fact: Fact,
  namedIn: Naming["namedIn"],
  place: number,
  { hasOwnPrice, count }: Priced,
): Fact[] {
  const inOrder = pricesInOrder(fact.text)
  if (inOrder.length === count) return hasOwnPrice ? [] : [retold(fact, inOrder[place] ?? "")]
  const parts = pricesIn(fact.text, namedIn)
  const ofWhole = namedIn(fact.text)
  // "Certificates from KSh 2,500" is no price of interpreting.
  if (parts.length < 2 && ofWhole.size === 1) return ofWhole.has(place) ? [fact] : []
  // "R4 200 with run, R2 900 without" is understood only as a whole.
  if (parts.length < 2 || /\b(?:with|without)[.]?$/i.test(fact.text)) return hasOwnPrice ? [] : [fact]
  const own = parts.filter(({ owners }) => owners.has(place))
  // "£4 per kg, £17 per sack. Pink Fir Apple is £5 and £20": two amounts say nothing without what is said of all.
  const isOneAmount = own.length === 1 && (own[0]?.text.match(/\d[\d.,]*/g)?.length ?? 0) < 2
  const ofAll = parts.filter(({ owners, text }) => owners.size === 0 && /\d/.test(text))
  if (!isOneAmount && ofAll.length > 0) return [retold(fact, [...ofAll, ...own].map(({ text }) => text).join("; "))]
  // "$29 gripper" of a gripper
  const isOwnName = (words: string): boolean => namedIn(words).has(place)
  const [only] = own
  const text =
    own.length === 1 && only !== undefined
      ? priceIn(withSign(only.text, fact.text)).replace(/(?<=\d)(?: an?)? \p{L}+$/u, (behind) =>
          isOwnName(behind) ? "" : behind,
        )
      : own.map((part) => part.text).join(", ")
  return text === "" ? [] : [retold(fact, text)]
}

interface Priced {
  /** Its own words have a price. */
  readonly hasOwnPrice: boolean
  /** How many products the shop names. */
  readonly count: number
}

const bare = String.raw`(?:(?:\p{Lu}{2} )?\p{Lu}{0,2}\p{Sc}|Rs?\.? ?)?\d[\d.,]*\d`
const ordered = new RegExp(`^${bare}(?:(?: ?/ ?| and | & )${bare})+(?= |$)`, "iu")

/** "£27.99 / £58.99" of two products in this order; "£14 to £38" is a range. */
function pricesInOrder(text: string): string[] {
  const row = ordered.exec(text)?.[0] ?? ""
  const behind = text.slice(row.length)
  // "11.95 and 13.95 AUD"
  if (row === "" || !/^(?: \p{L}{3})?$/u.test(behind)) return []
  return row.split(/ ?\/ ?| and | & /i).map((price) => `${withSign(price, text)}${behind}`)
}

/** In "€340 full, 185 half", both are euros. */
const withSign = (text: string, row: string): string =>
  hasMoney(text) ? text : text.replace(/\d/, (digit) => `${sign.exec(row)?.[0] ?? ""}${digit}`)
const sign = /(?:\p{Lu}{1,2})?\p{Sc}(?=\d)/u

/** "Energiser €70 kit 38", typed among other things: what is said of the others is left out. */
export function ownInRow(fact: Fact, namedIn: Naming["namedIn"], place: number): Fact[] | null {
  const parts = hasMoney(fact.text) ? pricesIn(fact.text, namedIn) : []
  if (parts.length < 2 || !parts.every(({ text }) => /\d/.test(text))) return null
  const own = parts.filter(({ owners }) => owners.has(place)).map(({ text }) => withSign(text, fact.text))
  return own.length === 0 ? [] : [retold(fact, own.join(", "))]
}

function pricesIn(text: string, namedIn: Naming["namedIn"]): { text: string; owners: Owners }[] {
  const marked = partsByOwner(text, namedIn)
  return marked.length < 2 ? pricesInRow(text, namedIn) : marked
}

/** "Tank R2600 pump R1500", "165 machine 14.50 pads": each amount with its word, if they are all that was typed. */
function pricesInRow(text: string, namedIn: Naming["namedIn"]): { text: string; owners: Owners }[] {
  const pairs = [wordFirst, amountFirst]
    .map((pattern) => text.match(pattern) ?? [])
    .find((found) => found.length > 1 && found.join(" ") === text.trim().replace(/ ?[-\u2013,;/] ?/g, " "))
  const parts = (pairs ?? []).map((part) => ({ text: part, owners: namedIn(part) }))
  return parts.some(({ owners }) => owners.size === 1) && parts.every(({ owners }) => owners.size < 2) ? parts : []
}

const wordFirst = /\p{L}{3,}(?: \p{L}{3,}){0,2} (?:\p{Lu}{0,2}\p{Sc}|Rs?\.? ?)?\d[\d.,]*/gu
const amountFirst = /(?:\p{Lu}{0,2}\p{Sc}|Rs?\.? ?)?\d[\d.,]* \p{L}{3,}(?: \p{L}{3,}){0,2}/gu

/** The parts of a row, each with the products it names. */
export function partsByOwner(text: string, namedIn: Naming["namedIn"]): { text: string; owners: Owners }[] {
  const marked = text
    .split(/[;,]\s+(?!\d)|\s+\/\s+(?!\d)|\.\s+(?=[\p{Lu}\p{Sc}]|\p{L}+ \d)(?<!\bNo\.\s)/u)
    .map((part) => ({ text: part, owners: namedIn(part) }))
  const isMarked = marked.length > 1 && marked.some(({ owners }) => owners.size === 1)
  return isMarked && marked.every(({ owners }) => owners.size < 2) ? marked : []
}

export const retold = (fact: Fact, text: string): Fact => ({ ...fact, text, stems: stemsOf(text) })
