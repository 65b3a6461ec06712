/** Said of the shop, of a day or to the reader: it is no end of a sentence on the thing. */
const ofItsOwn = /^(?:We|I|Our|My|You|For|Give|As|After|Before|Since|At|In)\b/
const named = /^\p{Lu}[\p{L}'’]+ (?:& )?\p{Lu}/u
const ofPeople = /^(?:For|Give|As) |\b(?:gift|present|stuffer) for\b|\b(?:is|are|suits?|meant|there) for\b/

/** Whether two sentences on one thing can be one: "It holds 12 oz; it is 9 cm tall". */
export const mayJoin = (before: string, next: string): boolean =>
  !ofItsOwn.test(next) && !named.test(next) && !ofPeople.test(before)
