import { withArticle } from "../words/article.ts"
import { canBeThird, kindOf, opensObject } from "../words/word-kinds.ts"

/** "This is the most popular mug" would become "This is mug". */
const isSaid =
  /(?:\b(?:is|are|was|were|as|be)|\b(?:it|this|that|here|there|he|she|what)'s|'re)(?:\s+(?:hands down|by far|simply|truly|really|easily|just))?(?:\s+the)?\s*$/i

/** A clause without the words of praise in it; empty if it says nothing else. */
export function withoutPraise(clause: string, patterns: readonly RegExp[]): string {
  let rest = clause
  for (const pattern of patterns) {
    if (rest.search(pattern) < 0) continue
    const isStated = hasVerb(clause)
    const match = firstPraise(rest, pattern, isStated)
    if (match === undefined) continue
    if (isSaid.test(rest.slice(0, match.index))) return ""
    const isFirst = isAtStart(rest, match)
    const isSubject = isStated && isFirst
    rest = rest.replace(pattern, (found: string, at: number, all: string) => {
      if (isStated && isOfOwn(found, at, all)) return found
      if (/^an? /i.test(found) && /[\p{L}\d]/u.test(all.slice(0, at)))
        return articleBefore(all.slice(at + found.length))
      return isSubject && /^the /i.test(found) ? found.slice(0, 4) : ""
    })
    // "The best plant app" is a plant app.
    if (isFirst && !isStated) rest = rest.replace(/^(\W*)the\s+(?=\p{L})/iu, "$1")
  }
  return rest
}

/** "The cheapest kit has no lid" would become "Kit has no lid", and be said of every kit. */
export const isRanked = (clause: string, patterns: readonly RegExp[]): boolean =>
  /^\W*(?:the )?(?:most|best|cheapest|lowest)\b/i.test(clause) &&
  hasVerb(clause) &&
  patterns.some((pattern) => isAtStart(clause, firstPraise(clause, pattern, true)))

/** One of these long patterns takes longer to copy, as matchAll does, than to search. */
function firstPraise(text: string, pattern: RegExp, isStated: boolean): RegExpExecArray | undefined {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
    if (!isStated || !isOfOwn(match[0], match.index, text)) return match
  return undefined
}

const isAtStart = (text: string, match: RegExpExecArray | undefined): boolean =>
  match !== undefined && /^\W*(?:the )?$/i.test(text.slice(0, match.index))

/** "The kit has", "the tube fits two rods", "we build" */
function hasVerb(text: string): boolean {
  const words = text.split(/\s+/)
  const kinds = words.map(kindOf)
  return words.some(
    (word, at) =>
      at > 0 &&
      (/^(?:auxiliary|third)$/.test(kinds[at] ?? "") ||
        (canBeThird(word) && opensObject(words[at + 1])) ||
        (kinds[at] === "base" && /^(?:subject|plural)$/.test(kinds[at - 1] ?? ""))),
  )
}

/** "Music is our best keeper": the seller compares things of one shop. Without a verb, "our best mug" is praise. */
const isOfOwn = (found: string, at: number, text: string): boolean =>
  /^(?:our )?(?:most \p{L}+|best|cheapest|(?!bestest)\p{L}{3,}est)$/iu.test(found) &&
  (/^our /i.test(found) || /\b(?:our|my) $/i.test(text.slice(0, at)))

/** "with an ultimate planner" becomes "with a planner". */
const articleBefore = (rest: string): string =>
  /^an? /.exec(withArticle(/^\s*(\S+)/.exec(rest)?.[1] ?? ""))?.[0].trim() ?? "a"
