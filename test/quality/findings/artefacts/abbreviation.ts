/** Words whose full stop does not end a sentence, and may be followed by a comma. */
const words = `
a.m approx ca cm co cu dr e.g ed ep etc excl fl ft gal hr hrs i.e in inc incl kg lb lbs ltd max min mr mrs ms no oz p p.m pcs
qt sq st u.k u.s vol vs yd yr yrs
`

const known = new Set(words.trim().split(/\s+/))

/** Does this text end with an abbreviation and its full stop? */
export function endsWithAbbreviation(text: string): boolean {
  const [, word = ""] = /(?:^|[\s(/])([\p{L}.]+)\.\s*$/u.exec(text) ?? []
  return known.has(word.toLowerCase())
}
