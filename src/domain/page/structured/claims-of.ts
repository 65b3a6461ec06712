import { isNode, type Node } from "./node.ts"

interface Claim {
  readonly property: "price" | "name"
  readonly value: string
}

/** The claims of a product's data that a visitor would look for on the page. */
export function claimsOf(node: Node): readonly Claim[] {
  if (!node.types.includes("Product")) return []
  const names = textsOf(node, "name").map((value) => ({ property: "name" as const, value }))
  const offers = (node.properties.offers ?? []).filter(isNode)
  const prices = offers
    .flatMap((offer) => textsOf(offer, "price"))
    .map((value) => ({ property: "price" as const, value }))
  return [...names.slice(0, 1), ...prices.slice(0, 5)]
}

const textsOf = (node: Node, name: string): readonly string[] =>
  (node.properties[name] ?? []).flatMap((value) => (isNode(value) ? [] : [value]))

/** Names match by most of their words, prices by their digits: a page may write 1,299.00 for 1299. */
export function isShown({ property, value }: Claim, text: string): boolean {
  if (property === "price") {
    const amount = Number(value.replace(/[^\d.]/g, ""))
    if (!Number.isFinite(amount) || amount === 0) return true
    return numbersIn(text).has(amount)
  }
  const shown = new Set(wordsIn(text))
  const words = wordsIn(value)
  return words.length === 0 || words.filter((word) => shown.has(word)).length * 2 >= words.length
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Each possible reading of a number: point or comma before the cents, and either between the thousands. */
function numbersIn(text: string): ReadonlySet<number> {
  const numbers = new Set<number>()
  for (const [written] of text.matchAll(/\d[\d.,'\u00a0\u202f ]{0,14}/g)) {
    const digits = written.trim().replace(/[.,]$/, "")
    const cents = /[.,](\d{1,2})$/.exec(digits)?.[1]
    const whole = digits.slice(0, cents === undefined ? undefined : -(cents.length + 1)).replace(/\D/g, "")
    numbers.add(Number(`${whole}.${cents ?? "0"}`))
    for (const part of digits.split(/[ \u00a0]/)) numbers.add(Number(part.replace(/,/g, "")))
  }
  return numbers
}
