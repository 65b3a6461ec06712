import { anyOf } from "../type/phrases.ts"

/** People whom a seller greets. Words that follow a greeting tell a buyer nothing. */
const greeting = anyOf(
  "girlies|girlie|guys|folks|peeps|hun|huns|ladies|gents|y'all|yall|fam|besties|mate|mates|everyone|everybody|lol|omg|haha|sorry|sry|soz|cheers|thanks|thx|please|pls|plz",
  "whole",
)
const greetingAtEnd = anyOf(
  "fr|ngl|tbh|sorry|sry|soz|lol|haha|cheers|thanks|thx|thank you|pls|plz|please|tho|guys|girlies|hun|mate",
  "last",
)

/** Said to somebody, and not a fact: calls to visit, remarks about the text, requests for ratings. */
const talk = [
  anyOf(
    `come find out|come and see|come see|come check|come visit us|check it out|check us out|check them out|see for yourself
    don't miss|hurry|grab yours|get yours|make it rank|make it sell|make it pop|make it sound|make this sell|help it sell
    use lots of keywords|use many keywords|use all keywords|use keywords|add keywords|add hashtags|add lots of keywords|include keywords
    put keywords|more keywords|selling out|going fast|no time wasters|no timewasters|no silly offers|no offers|any questions|ask away
    sub for more|subscribe for more|like and subscribe|like and sub|smash like|be nice in|be kind in|leave a review|leave us a review|rate us|rate the app
    feel free to ask|hope you like it|you won't regret`,
    "first",
  ),
  anyOf(
    "moving abroad|moving house|moving out|emigrating|downsizing|house clearance|shed clearance|garage clearance|no longer needed|no longer used|moving sale|garage sale|yard sale|estate sale|clearance|clearance sale|clear-out|for sale|sale|5-star(s)|{any} 5-stars|5-star rating|5-star seller|selling fast|sold out soon|time wasters|timewasters",
    "whole",
  ),
]

/** A piece of a text without small talk; empty if it has nothing else. */
export function withoutTalk(segment: string): string {
  const bare = segment.replace(/[.!?\s]+$/, "")
  const words = bare.split(/\s+/)
  if (words.length > maxWords) return segment
  if (greeting.test(bare) || talk.some((pattern) => pattern.test(bare))) return ""
  const [first = "", ...others] = bare.split(/,\s+/)
  const rest = others.length > 0 && greeting.test(first) ? others.join(", ") : bare
  if (rest !== bare) return withoutTalk(rest)
  const short = bare.replace(greetingAtEnd, "").replace(/[\s,]+$/, "")
  // "Please and thank you" may be what a product teaches, and "bring a mate" greets nobody.
  return short === bare || /\s(?:and|or|&|not|to|an?|your|my|the)$/i.test(short) ? segment : short
}

const maxWords = 12
