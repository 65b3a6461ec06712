import { capital } from "../wording.ts"
import { chunks, wordCount } from "./join.ts"
import type { Piece } from "./pieces.ts"
import type { Topic } from "./topics.ts"

const rows: readonly (readonly Topic[])[] = [
  ["spec", "measure"],
  ["running", "work"],
  ["fault"],
  ["included", "absent"],
  ["home", "handover", "story"],
]

const lineOf = ({ raw }: Piece): string => raw.replace(/^(?:an?|the|it is|it) (?=\p{L})/iu, "").replace(/[.]+$/, "")

const small = (text: string): string =>
  /^\p{Lu}\p{Ll}+ (?!\p{Lu})/u.test(text) && !/^(?:I|Windows|Core) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Lines of a list, each about one side of the thing, none longer than a buyer reads. */
export function offerLines(pieces: readonly Piece[], closing: readonly string[], maxLines: number): string[] {
  const lines = rows.flatMap((topics) => {
    const some = pieces.filter(({ topic, raw }) => topics.includes(topic) && raw.length < 90)
    const perLine = topics.includes("spec") ? 4 : 3
    return chunks(some.map(lineOf), perLine, wordCount, 14).map((group) => {
      const joint = group.some((text) => text.includes(",")) ? "; " : ", "
      return capital(group.map((text, index) => (index === 0 ? text : small(text))).join(joint))
    })
  })
  const room = maxLines - closing.length
  return [...lines.slice(0, Math.max(room, 0)), ...closing].filter((line) => line.length <= 118)
}
