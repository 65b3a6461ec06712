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

/** "Royal Mail" */
const areOneName = (before = "", word: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(word)

function breathApart(breath: string): string {
  const typed = breath.split(/\s+/)
  if (typed.length > maxBreath) return breath
  const words = typed.map((word) => bareWord(word).toLowerCase())
  let since = 0
  return typed
    .map((word, at) => {
      const place = { words, at, since }
      if (at - since < minBefore || /^[-–]$/.test(typed[at - 1] ?? "") || areOneName(typed[at - 1], word))
        return ` ${word}`
      if (opensClause(place)) return `; ${word}`
      const isBreak = opensOrder(place) || opensPart(place)
      if (isBreak) since = at
      return isBreak ? `, ${word}` : ` ${word}`
    })
    .join("")
    .trimStart()
}
