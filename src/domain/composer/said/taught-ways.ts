import type { Way } from "../teller.ts"
import type { Understanding } from "../understand/understand.ts"

const lessons = /\b(?:lessons?|tutorials?|course|class|masterclass|how to|guide|explained)\b/i
const shown =
  /^(?:it has|it shows|you see|look for|besides, there (?:is|are)|there (?:is|are)) (?!no\b)(?!.*\bon (?:screen|camera)$)/

/** What is in a lesson is learnt: "it covers step timing", and not "it has step timing". */
export function taughtWays(ways: readonly Way[], { brief, subject }: Understanding): readonly Way[] {
  const about = `${brief.videoTitle} ${brief.videoType} ${brief.description} ${subject.description}`
  if (!lessons.test(about)) return ways
  return ways.map((way) =>
    typeof way === "string"
      ? way.replace(shown, (opener) => (/^(?:it|besides)/.test(opener) ? "it covers " : "you learn "))
      : way,
  )
}
