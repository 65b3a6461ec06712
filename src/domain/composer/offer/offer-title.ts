import { titleCase } from "../../text/title-case.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import type { Offer } from "./pieces.ts"
import { shortForms } from "./short-forms.ts"

const capitals = (text: string): string =>
  titleCase(text)
    .split(" ")
    .map((word, index) => (/^\p{Ll}\d/u.test(text.split(" ")[index] ?? "") ? (text.split(" ")[index] ?? word) : word))
    .join(" ")
    .replace(/(?<=\d cu )Ft\b/g, "ft").replace(/(?<=\d )Km\/H\b/g, "km/h").replace(/^Boys' /, "Boys ").replace(/\bfor the (?=\d)/g, "for ")

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
  const rest = words.filter((word) => shareIn(contentStems(word), known) < 0.99)
  return rest.length > 0 && rest.length < 5 ? [rest.join(" ")] : []
}

/** Name and short facts, as many as fit. */
export function buildOfferTitle(u: Understanding, offer: Offer, maxChars: number, extra: readonly string[] = []): string {
  let text = nameFor(u, offer, maxChars)
  for (const form of [...restOfName(u, offer), ...shortForms(offer), ...extra]) {
    const stems = contentStems(form)
    if (stems.size === 0 || shareIn(stems, contentStems(text)) >= 0.5) continue
    const longer = `${text}, ${capitals(form)}`
    if (longer.length <= maxChars) text = longer
  }
  return text
}
