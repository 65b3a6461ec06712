import { type Brief, type BriefText, isProductName, type Product, subjectsOf } from "../seo/brief.ts"
import { cleanText } from "../text/clean/clean.ts"
import { withoutNoise } from "../text/clean/noise.ts"
import { shownName } from "../text/clean/shown-name.ts"

/** The product of a brief that a listing is about; the first one, if it was renamed since. */
export function subjectNamed(brief: Brief, name: string): Product {
  const subjects = subjectsOf(brief)
  return (
    subjects.find((subject) => subject.name === name || shownName(subject.name) === name) ??
    subjects[0] ?? { name, category: "", description: "" }
  )
}

/**
 * The input without markup, addresses, telephone numbers, boasts and sales talk, none of which are facts. Pages score
 * with it while somebody types, so it needs none of the word lists with which the writer's cleaner corrects typos.
 */
export const plainText = (typed: string): string => (typed.trim() === "" ? "" : withoutNoise(cleanText(typed)))

/** The texts about the single product of a brief. With several products, they describe the shop. */
const tellingFields = [
  "description",
  "videoTitle",
  "videoDescription",
  "productDimensions",
  "uniqueSellingProposition",
  "handmadeStory",
  "brandStory",
  "deviceCompatibility",
  "certifications",
] as const satisfies readonly BriefText[]

/** The running texts about one subject, each cleaned. */
export function textsAbout(brief: Brief, { name, description }: Product): readonly string[] {
  const isAlone = subjectsOf(brief).length === 1
  const own = isProductName(brief, name) ? [name, description] : [description]
  return [...own, ...(isAlone ? tellingFields.map((field) => brief[field]) : [brief.certifications])]
    .filter((text) => text.trim() !== "")
    .map(plainText)
}
