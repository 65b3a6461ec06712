import type { Figure } from "../figure.ts"
import { stemOf, wordsIn } from "../tokens.ts"

const stems = (text: string): string => ` ${wordsIn(text).map(stemOf).join(" ")} `

/** What the thing is, in the words people search for, singular or plural, must be in its title. */
export const mainInTitle: Figure = {
  id: "main",
  label: "main phrase in the title",
  unit: "percent",
  ideal: 1,
  floor: 0.95,
  worst: 0.5,
  weight: 5,
  prepare: () => (one) => {
    const title = one.listing.productTitle
    const isThere = one.main.some((phrase) => stems(title).includes(stems(phrase)))
    const finding = { field: "productTitle", text: title, says: `none of: ${one.main.join(", ")}` }
    return { count: isThere ? 1 : 0, of: 1, findings: isThere ? [] : [finding] }
  },
}
