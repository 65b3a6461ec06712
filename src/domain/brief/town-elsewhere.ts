import type { Brief } from "../seo/brief.ts"
import { isCommonWord } from "../text/spell/right-words.ts"
import { placeName } from "../text/words/names.ts"

const lastOf = (phrase: string): string => phrase.split(" ").at(-1) ?? ""

/** "Knife sharpening hobart" */
export const endsWithPlace = (phrase: string): boolean => {
  const last = lastOf(phrase).toLowerCase()
  return phrase.includes(" ") && placeName(last) !== undefined && !isCommonWord(last)
}

/** "Swimming lessons Cardiff" of a pool in Penarth: people there are to find it, but nothing says that it is there. */
export const hasTownElsewhere = (phrase: string, { location, facebookLocation, description }: Brief): boolean =>
  endsWithPlace(phrase) &&
  !` ${location} ${facebookLocation} ${description}`.toLowerCase().includes(` ${lastOf(phrase).toLowerCase()}`)

export const withoutLast = (phrase: string): string => phrase.slice(0, -lastOf(phrase).length).trim()
