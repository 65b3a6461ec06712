import { bareWord } from "./bare-word.ts"
import { opensClause, opensOrder } from "./breath-clauses.ts"
import { opensPart } from "./breath-parts.ts"

const minBefore = 2
const maxBreath = 60

/** A hasty text with the commas that it lacks between things that cannot belong together. */
export function withPhraseBreaks(text: string): string {
  return text
    .split(/(?<=[,;:.!?()])\s+/)
    .map(breathApart)
    .join(" ")
}

function breathApart(breath: string): string {
  const typed = breath.split(/\s+/)
  if (typed.length > maxBreath) return breath
  const words = typed.map((word) => bareWord(word).toLowerCase())
  let since = 0
  return typed
    .map((word, at) => {
      const place = { words, at, since }
      if (at - since < minBefore) return ` ${word}`
      if (opensClause(place)) return `; ${word}`
      const isBreak = opensOrder(place) || opensPart(place)
      if (isBreak) since = at
      return isBreak ? `, ${word}` : ` ${word}`
    })
    .join("")
    .trimStart()
}
