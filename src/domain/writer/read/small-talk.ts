import { anyOf } from "../type/phrases.ts"

const greetingAtEnd = anyOf(
  "fr|ngl|tbh|sorry|sry|soz|lol|haha|cheers|thanks|thx|thank you|pls|plz|please|tho|girlies|besties|bestie|hun|mate",
  "last",
)

/** "No ads la", "data is only as good as what they give us hey"; "ships from LA" */
const particle = /(?<=\p{Ll}{2}) (?:la|lah|leh|lor|eh|hey|x{1,3})$/u

/** "People keep asking" */
const asked = /^(?:people|customers|everyone|everybody) (?:(?:keep|always|often|still) )?ask(?:s|ing)?(?: me| us)?$/i

/** A piece of a text without the small talk at its end. */
export function withoutSmallTalk(segment: string): string {
  const bare = segment.replace(/[.!?\s]+$/, "")
  // What the cleaning took off the end: "price slightly negotiable but (no lowballing)".
  const said = bare.replace(/(?<!\b(?:the|an?))(?:[\s,;-]+(?:but|and|or|pls|please)|[,;] read)$/, "")
  if (said !== bare && said.includes(" ")) return said
  if (
    /^(?:welcome|hello|like|subscribe|share|follow|comment)(?:(?:,| and| &)? (?:like|subscribe|share|follow|comment))*$/i.test(
      bare,
    )
  )
    return ""
  if (asked.test(bare)) return ""
  const unasked = bare.replace(/,? (?:people|customers|everyone|everybody) (?:keep|always) ask(?:s|ing)?$/i, "")
  if (unasked !== bare) return unasked
  if (bare.split(/\s+/).length > maxWords) return segment
  const short = bare
    .replace(greetingAtEnd, "")
    .replace(particle, "")
    .replace(/[\s,]+$/, "")
  // "Please and thank you" may be what a product teaches, and "bring a mate" greets nobody.
  return short === bare || /\s(?:and|or|&|not|to|an?|your|my|the)$/i.test(short) ? segment : short
}

const maxWords = 12
