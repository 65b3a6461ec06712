import { titleCase } from "../text/title-case.ts"
import { type Attribute, newTo } from "./attributes.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"

interface TitleOptions {
  readonly maxChars: number
  readonly aimChars: number
  readonly maxWords?: number
  readonly joint?: string
  /** The brand that stands first, as it is written. */
  readonly maker?: string
}

const wordCount = (text: string): number => text.split(" ").length

/** The name and as many of the things that tell it from others as fit, none of them twice. */
export function buildTitle(name: string, attributes: readonly Attribute[], options: TitleOptions): string {
  const { maxChars, aimChars, maxWords = 30, joint = ", ", maker = "" } = options
  const isNamed = maker === "" || name.toLowerCase().startsWith(maker.toLowerCase())
  let title = isNamed ? titleCase(name) : `${maker} ${titleCase(name)}`
  for (const { text, stems } of newTo(name, attributes)) {
    if (title.length >= aimChars) break
    // "Set of 5" and "1 to 5 quarts" share a figure and say two things.
    if ([...stems].some((word) => !/^\d+$/.test(word) && contentStems(title).has(word))) continue
    const longer = `${title}${joint}${titleCase(text)}`
    if (longer.length <= maxChars && wordCount(longer) <= maxWords) title = longer
  }
  return title
}

/** A product's own name with the phrase that people search for, where the name has none of them: "Cornerstone Block Set". */
export function searchedName({ title, keywords, facts, brief, subject }: Understanding): string {
  const isIn = (text: string, whole: ReadonlySet<string>) => shareIn(contentStems(text), whole) >= 0.99
  const named = contentStems(title)
  // In a brief for several products the shop's own words speak of the others too: wax melts are no soy candle.
  const own = `${subject.name} ${subject.description} ${subject.category}`
  const said = brief.products.length > 1 ? [...contentStems(own)] : facts.flatMap(({ stems }) => [...stems])
  const known = new Set([...named, ...said])
  if (keywords.length === 0 || keywords.some((text) => isIn(text, named))) return title
  const phrase = keywords.find((text) => text.split(" ").length > 1 && isIn(text, known))
  return phrase === undefined ? title : `${title}, ${titleCase(phrase)}`
}

/**
 * What the seller put into the name or into the words that buyers search for comes first, and what a thing is without
 * last: "No Coating" finds nobody.
 */
export function titleOrder(attributes: readonly Attribute[], u: Understanding): Attribute[] {
  const named = contentStems(u.subject.name)
  const searched = contentStems(u.keywords.join(" "))
  const worth = ({ text, stems }: Attribute): number => {
    if (/^(?:no|not|without|non|free of) /i.test(text)) return -1
    if (shareIn(stems, named) > 0.99) return 2
    return shareIn(stems, searched) > 0.99 ? 1 : 0
  }
  return attributes.toSorted((a, b) => worth(b) - worth(a))
}

/** What a search page shows: the name, one thing more if it fits, and who sells it. */
export function buildTitleTag(
  name: string,
  attributes: readonly Attribute[],
  seller: string,
  maxChars: number,
): string {
  const tail = seller === "" || name.toLowerCase().includes(seller.toLowerCase()) ? "" : ` | ${seller}`
  const room = maxChars - tail.length
  const named = titleCase(name)
  if (named.length > room)
    return named.length <= maxChars ? named : buildTitle(name, [], { maxChars, aimChars: maxChars })
  const title = buildTitle(name, attributes, { maxChars: room, aimChars: room - 8 })
  return `${title}${tail}`
}
