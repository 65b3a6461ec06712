import { withArticle } from "../../text/article.ts"

/** "RHS Level 3 in Horticulture", "Level 4 Diploma in Canine Behaviour", "BSc in Podiatry". */
const level =
  /^(?:\p{Lu}[\p{L}&]* |and ){0,5}(?:Level \d|NVQ|SVQ|HNC|HND|BTEC|BSc|BA|BEd|MSc|MA|PhD|PGCE)(?: \d)?( (?:Diploma|Certificate|Award|Degree))? (?:in|of|for) \p{L}/u

/** One of these is had; a level is reached. */
const degree = /^(?:HNC|HND|BSc|BA|BEd|MSc|MA|PhD|PGCE|NVQ|SVQ)\b/

/** A qualification of a known grade, as what somebody holds; null for anything else. */
export function gradedThing(text: string): string | null {
  const found = level.exec(text)
  if (found === null) return null
  return found[1] === undefined && !degree.test(text) ? text : withArticle(text)
}
