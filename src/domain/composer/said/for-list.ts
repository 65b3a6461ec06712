/** "Repairs and resprays for cars, vans and boats across Kent": whom or what it is for belongs together. */
const forList = /^[^\d$£€]* for [\p{L}-]+s, (?:[\p{L}-]+s, )*[\p{L}-]+s,? and [\p{L}-]+s\b/u

/** "Massage for legs, back or shoulders": single words behind one "for" are its list. */
const forEach = /^[^\d$£€,]* for [\p{L}-]+, (?:[\p{L}-]+, )*[\p{L}-]+,? (?:and|or) [\p{L}-]+\b[^,]*$/u

/** "Practice for late talkers, stuttering and adults after a stroke": the last "and" closes what "for" has opened. */
const forSeveral =
  /^(?!.*(?:, | and )(?:an?|the|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) )(?:[^\s,$£€\d]+ ){2,}for (?:[\p{L}-]+ ){0,2}[\p{L}-]+, (?:(?:[\p{L}-]+ ){0,2}[\p{L}-]+, )*(?:[\p{L}-]+ ){0,2}[\p{L}-]+,? (?:and|or) (?:[\p{L}-]+ ){1,4}[\p{L}-]+(?:, (?:in|on|at|by) [^,]+)?$/u

/** One thing, whatever commas stand in what it is for. */
export const isForList = (text: string): boolean => forList.test(text) || forEach.test(text) || forSeveral.test(text)
