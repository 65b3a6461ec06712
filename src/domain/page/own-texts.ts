import { cutAtPhrase } from "../text/cut/cut.ts"
import { pixelWidth } from "../text/measure/pixel-width.ts"

export interface PageWords {
  readonly title: string | null
  readonly mainHeading: string | null
  readonly siteName: string
  readonly metaDescription: string | null
  /** The page's sentences about its subject, the first ones first. */
  readonly sentences: readonly string[]
}

const titleChars = 60
const titlePx = 600
const leastTitlePx = 200
const descriptionChars = 158
const leastDescriptionChars = 70
const fontPx = 20

const width = (text: string): number => pixelWidth(text, fontPx)
const fits = (text: string): boolean => [...text].length <= titleChars && width(text) <= titlePx
const parts = (title: string): readonly string[] => title.split(/\s+[|–—·•»:-]\s+/).map((part) => part.trim())

/**
 * A title from the page's own words that a search result shows in full; a good one stays unchanged. Null: it has no
 * words.
 */
export function ownTitle({ title, mainHeading, siteName }: PageWords): string | null {
  const first = parts(title ?? "")[0] ?? ""
  const heading = mainHeading ?? ""
  const wishes = [title ?? "", joined(heading, siteName), joined(first, siteName), heading, first]
  const whole = wishes.filter((wish) => wish !== "" && fits(wish))
  const longest = [title ?? "", heading].find((text) => text !== "")
  return (
    whole.find((wish) => width(wish) >= leastTitlePx) ??
    (longest !== undefined && !fits(longest) ? cutAtPhrase(longest, titleChars, "codePoints") : null) ??
    whole.toSorted((a, b) => width(b) - width(a))[0] ??
    null
  )
}

/** Said once if one contains the other. */
const joined = (text: string, siteName: string): string =>
  text === "" || siteName === "" || text.toLowerCase().includes(siteName.toLowerCase()) ? text : `${text} | ${siteName}`

/** A description from the page's own sentences, as many as a search result shows. Null: it has none. */
export function ownDescription({ metaDescription, sentences }: PageWords): string | null {
  if (metaDescription !== null && isGoodLength(metaDescription)) return metaDescription
  const own = metaDescription === null ? [] : metaDescription.split(/(?<=[.!?])\s+/)
  let text = ""
  for (const sentence of new Set([...own, ...sentences])) {
    const longer = text === "" ? sentence : `${text} ${sentence}`
    if ([...longer].length <= descriptionChars) text = longer
    if ([...text].length >= leastDescriptionChars) break
  }
  if (text !== "") return text
  const [first] = [...own, ...sentences]
  return first === undefined ? null : cutAtPhrase(first, descriptionChars, "codePoints")
}

const isGoodLength = (text: string): boolean =>
  [...text].length <= descriptionChars && [...text].length >= leastDescriptionChars

/** Whether every sentence of a text, or every part of a title, appears verbatim on the page. */
export function isVerbatim(text: string, page: PageWords): boolean {
  const shown = [page.title, page.mainHeading, page.siteName, page.metaDescription, ...page.sentences].join("\n")
  const pieces = text.split(/(?<=[.!?])\s+|\s+[|]\s+/).map((piece) => piece.trim())
  return pieces.every((piece) => piece !== "" && shown.includes(piece.replace(/[.!?]$/, "")))
}
