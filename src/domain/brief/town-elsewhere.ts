import type { Brief } from "../seo/brief.ts"
import { properName } from "../text/words/names.ts"

const lastOf = (phrase: string): string => phrase.split(" ").at(-1) ?? ""

/** "Swimming lessons Cardiff" of a pool in Penarth: people there are to find it, but nothing says that it is there. */
export const hasTownElsewhere = (phrase: string, { location, facebookLocation, description }: Brief): boolean =>
  phrase.includes(" ") &&
  properName(lastOf(phrase).toLowerCase()) !== undefined &&
  !` ${location} ${facebookLocation} ${description}`.toLowerCase().includes(` ${lastOf(phrase).toLowerCase()}`)

export const withoutLast = (phrase: string): string => phrase.slice(0, -lastOf(phrase).length).trim()
