import type { Way } from "../teller.ts"
import type { Understanding } from "../understand/understand.ts"

const lessons = /\b(?:lessons?|tutorials?|course|class|masterclass|how to|guide|explained)\b/i
const shown =
  /^(?:it has|it shows|you see|look for|besides, there (?:is|are)|there (?:is|are)) (?!no\b)(?!.*\bon (?:screen|camera)$)/

const taught: ReadonlyMap<string, string> = new Map([
  ["it", "it teaches "],
  ["besides,", "it goes through "],
])

/** One learns a skill or how something goes; a jack is seen. */
const learnt =
  /\b(?:\p{L}{3,}ing(?= (?:the|an?|your|with|in|on|and|by|from|for)\b|[.,;]|$)|\p{L}{2,}[ts]ions?|\p{L}+(?:ology|graphy|onomy)|techniques?|skills?|chords?|scales?|riffs?|licks?|solos?|songs?|tunes?|patterns?|steps?|moves?|basics|tricks?|tips?|stitch(?:es)?|phrases?|words?|verbs?|tenses?|grammar|recipes?|methods?|rules?|formulas?|habits?|exercises?|strokes?|knots?|theory|notes?|shortcuts?|settings?|mistakes?|differences?|signs?|openings?|strateg(?:y|ies)|how|what|why|when|where)\b/iu

/** What is in a lesson is learnt: "it teaches step timing", and not "it has step timing". */
export function taughtWays(ways: readonly Way[], { brief, subject }: Understanding): readonly Way[] {
  const about = `${brief.videoTitle} ${brief.videoType} ${brief.description} ${subject.description}`
  if (!lessons.test(about)) return ways
  return ways.map((way) =>
    typeof way === "string" && learnt.test(way.replace(shown, ""))
      ? way.replace(shown, (opener) => taught.get(opener.split(" ")[0] ?? "") ?? "you learn ")
      : way,
  )
}
