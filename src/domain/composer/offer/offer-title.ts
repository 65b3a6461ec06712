import { titleCase } from "../../text/title-case.ts"
import { copiedWords } from "../runs.ts"
import { sellersRuns } from "../sources.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import type { Offer } from "./piece.ts"
import { shortForms } from "./short-forms.ts"

const capitals = (text: string): string =>
  titleCase(text)
    .split(" ")
    .map((word, index) => (/^\p{Ll}\d/u.test(text.split(" ")[index] ?? "") ? (text.split(" ")[index] ?? word) : word))
    .join(" ")
    .replace(/(?<=\d cu )Ft\b/g, "ft")
    .replace(/(?<=\d )Km\/H\b/g, "km/h")
    .replace(/^Boys' /, "Boys ")
    .replace(/\bfor an? (?=\p{Lu}\p{Ll}+ \p{L}+$)/iu, "for ")
    .replace(/\bfor the (?=\d|\p{Lu}\p{Ll}+ (?:\p{Lu}[\p{L}-]* )*\p{Lu}{1,3}-?\d)/gu, "for ")

/** The name that says most and still leaves room: the product's own, or the seller's fuller phrase. */
function nameFor({ title, brief, subject }: Understanding, { name }: Offer, maxChars: number): string {
  const hasName = brief.products.some((product) => product.name === subject.name)
  const isFuller = shareIn(contentStems(title), contentStems(name)) >= 0.99
  const full = capitals(name)
  return (!hasName || isFuller) && full.length <= maxChars ? full : capitals(title)
}

/** What only the fuller phrase calls it: "Direct Drive". */
function restOfName({ title }: Understanding, { name }: Offer): string[] {
  const known = contentStems(title)
  const words = name.replace(/ (?:with|for|in|from|that|complete) .*$/, "").split(" ")
  const isUnit = (word: string, at: number) => /^(?:inch|in|cm|mm|ft)$/.test(word) && /^\d/.test(words[at - 1] ?? "")
  const rest = words.filter((word, at) => isUnit(word, at) || shareIn(contentStems(word), known) < 0.99)
  return rest.length > 0 && rest.length < 6 ? [rest.join(" ")] : []
}

/** As many of the facts in this order as fit. */
function filled(name: string, forms: readonly string[], maxChars: number): string {
  let text = name
  for (const form of forms) {
    const stems = contentStems(form)
    if (stems.size === 0 || shareIn(stems, contentStems(text)) >= 0.5) continue
    const longer = `${text}, ${capitals(form)}`
    if (longer.length <= maxChars) text = longer
  }
  return text
}

/** Name and short facts, as many as fit, in the order that is least the seller's own. */
export function buildOfferTitle(
  u: Understanding,
  offer: Offer,
  maxChars: number,
  extra: readonly string[] = [],
): string {
  const name = nameFor(u, offer, maxChars)
  const forms = shortForms(offer)
  const told = new Set(
    shortForms({ ...offer, pieces: offer.pieces.filter(({ topic }) => /^(?:spec|measure|running)$/.test(topic)) }),
  )
  const few = forms.slice(0, 4).filter((form) => told.has(form))
  const others = forms.filter((form) => !few.includes(form))
  const orders = [few, [...few.slice(1), ...few.slice(0, 1)], [...few].reverse()]
  const runs = sellersRuns(u)
  const ranked = orders
    .map((order) => filled(name, [...restOfName(u, offer), ...order, ...others, ...extra], maxChars))
    .map((text, order) => ({ text, cost: copiedWords(text, runs) * 2 - text.length / 4 + order }))
    .sort((a, b) => a.cost - b.cost)
  return ranked[0]?.text ?? name
}
