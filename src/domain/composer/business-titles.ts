import { titleCase } from "../text/title-case.ts"
import { type Offer, withoutTown } from "./said/offer.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { listed } from "./wording.ts"

const isIn = (part: string, whole: string): boolean => shareIn(contentStems(part), contentStems(whole)) >= 0.99

/** What people type for it, with its place as a title has it: "Plumber in Leeds". */
function calledBy(u: Understanding, { name, town }: Offer): string {
  const isProduct = u.brief.products.some((product) => product.name === u.subject.name)
  const keyword = u.keywords
    .map((text) => withoutTown(text, `${town} ${u.place}`))
    .find((text) => text.split(" ").length > 0 && text !== "")
  const isBetter = !isProduct && keyword !== undefined && !isIn(keyword, name) && name.split(" ").length < 2
  const called = isBetter ? keyword : name
  return town === "" || isIn(town, called) ? titleCase(called) : `${titleCase(called)} in ${town}`
}

/** The longest of several endings that there is room for. */
const withEnd = (title: string, ends: readonly string[], maxChars: number): string =>
  `${title}${ends.find((end) => end !== "" && title.length + end.length <= maxChars) ?? ""}`

/** "A studio with hatha, yin and pregnancy classes": what there is of it. */
export const kindsOf = ({ lead }: Offer): string =>
  / with ((?:[\p{L}-]+, )+[\p{L}-]+,? and [\p{L}-]+ [\p{L}-]+s)$/u.exec(lead?.items[0] ?? "")?.[1] ?? ""

/** A page's heading: what is done, where, and the most telling things besides. */
export function businessTitle(u: Understanding, offer: Offer, maxChars: number): string {
  const title = calledBy(u, offer)
  const parts = offer.parts.filter((part) => !isIn(part, title)).map(titleCase)
  const [audience = ""] = u.audience
  const keywords = u.keywords
    .map((text) => titleCase(withoutTown(text, `${offer.town} ${u.place}`)))
    .filter((text) => text !== "" && !isIn(text, title))
  // What people search for stands in the title, whatever the business calls itself.
  const [main = ""] = isIn(titleCase(withoutTown(u.keywords[0] ?? "", `${offer.town} ${u.place}`)), title)
    ? []
    : keywords
  const withMain = main === "" ? [] : [parts.slice(0, 2), parts.slice(0, 1), []].map((more) => [main, ...more])
  return withEnd(
    title,
    [
      ...withMain.map((row) => `: ${listed(row.filter((part, at) => at === 0 || !isIn(part, main)))}`),
      parts.length > 2 ? `: ${listed(parts.slice(0, 3))}` : "",
      parts.length > 1 ? `: ${listed(parts.slice(0, 2))}` : "",
      audience.split(" ").length < 5 && audience !== "" ? ` for ${titleCase(audience)}` : "",
      parts[0] === undefined ? "" : `: ${parts[0]}`,
      keywords[0] === undefined ? "" : `: ${keywords[0]}`,
      parts.length > 0 || kindsOf(offer) === "" ? "" : `: ${titleCase(kindsOf(offer))}`,
      isIn(u.seller, title) ? "" : ` by ${u.seller}`,
    ],
    maxChars,
  )
}

/** What a search result shows: the same at its shortest, and who it is. */
export function businessTitleTag(u: Understanding, offer: Offer, maxChars: number): string {
  const title = calledBy(u, offer)
  const parts = offer.parts.filter((part) => !isIn(part, title)).map(titleCase)
  const kinds = parts.length > 0 ? "" : titleCase(kindsOf(offer))
  const short = title.length > maxChars ? titleCase(offer.name).slice(0, maxChars) : title
  const seller = isIn(u.seller, short) ? "" : ` | ${u.seller}`
  const full = [
    ...(parts[0] === undefined ? [] : [`${short}: ${parts[0]}${seller}`]),
    `${short}${seller}`,
    ...(parts[0] === undefined ? [] : [`${short}: ${listed(parts.slice(0, 2))}`, `${short}: ${parts[0]}`]),
    ...(kinds === "" ? [] : [`${short}: ${kinds}`]),
  ].filter((text) => text.length <= maxChars)
  // A seller's name that repeats what is done says less than what else is done.
  const says = (text: string) => contentStems(text).size
  const most = Math.max(...full.map(says))
  return full.find((text) => says(text) >= most - 1) ?? short
}
