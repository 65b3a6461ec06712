/** "Repairs and resprays for cars, vans and boats across Kent": whom or what it is for belongs together. */
const forList = /^[^\d$£€]* for [\p{L}-]+s, (?:[\p{L}-]+s, )*[\p{L}-]+s,? and [\p{L}-]+s\b/u

/** "Massage for legs, back or shoulders": single words behind one "for" are its list. */
const forEach = /^[^\d$£€,]* for [\p{L}-]+, (?:[\p{L}-]+, )*[\p{L}-]+,? (?:and|or) [\p{L}-]+\b[^,]*$/u

/** One thing, whatever commas stand in what it is for. */
export const isForList = (text: string): boolean => forList.test(text) || forEach.test(text)
