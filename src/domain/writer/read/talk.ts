import { anyOf } from "../type/phrases.ts"

const greetingAtEnd = anyOf(
  "fr|ngl|tbh|sorry|sry|soz|lol|haha|cheers|thanks|thx|thank you|pls|plz|please|tho|girlies|hun|mate",
  "last",
)

/** A piece of a text without the small talk at its end. */
export function withoutTalk(segment: string): string {
  const bare = segment.replace(/[.!?\s]+$/, "")
  if (bare.split(/\s+/).length > maxWords) return segment
  const short = bare.replace(greetingAtEnd, "").replace(/[\s,]+$/, "")
  // "Please and thank you" may be what a product teaches, and "bring a mate" greets nobody.
  return short === bare || /\s(?:and|or|&|not|to|an?|your|my|the)$/i.test(short) ? segment : short
}

const maxWords = 12
