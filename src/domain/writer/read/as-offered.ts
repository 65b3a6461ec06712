/** "I have a 20 inch Avanti bike", "we have six repaired freezers", said where things are sold used */
const owned = /^(?:i|we)(?: (?:still|now|also|currently))?(?: have|['’]ve)(?: got)? (?=an? )/i
const ownedSeveral =
  /^(?:i|we)(?: (?:still|now|also|currently))?(?: have|['’]ve)(?: got)? (?:some|several|a few|a couple of|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=(?:\p{L}+ )*\p{L}+s(?!\p{L}))/iu

/** The same, as a sentence that says what is for sale. */
export const asOffered = (text: string): string => text.replace(ownedSeveral, "these are ").replace(owned, "this is ")
