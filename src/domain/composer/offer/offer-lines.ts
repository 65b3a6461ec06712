import { capital } from "../wording.ts"
import { chunks, wordCount } from "./join.ts"
import type { Piece } from "./piece.ts"
import type { Topic } from "./topics.ts"

const rows: readonly (readonly Topic[])[] = [
  ["spec", "measure"],
  ["running", "work"],
  ["fault"],
  ["included", "absent"],
  ["home", "handover", "story"],
]

const lineOf = ({ raw }: Piece): string =>
  raw.replace(/^(?:with )?(?:(?:an?|the|it is|it) )?(?=[\p{L}\d])/iu, "").replace(/[.]+$/, "")

/** Lines of a list, each about one side of the thing, none longer than a buyer reads. */
export function offerLines(pieces: readonly Piece[], closing: readonly string[], maxLines: number): string[] {
  const ofThing = pieces.filter(({ isOfThing }) => isOfThing)
  const own = pieces.some(({ place }) => place > 0) || ofThing.length > 5 ? ofThing : pieces
  const lines = rows.flatMap((topics) => {
    const some = own.filter(({ topic, raw }) => topics.includes(topic) && raw.length < 90)
    const perLine = topics.includes("spec") ? 4 : 3
    return chunks(some.map(lineOf), perLine, wordCount, 14).map((given) => {
      const group = given.length > 2 ? [...given.slice(1), ...given.slice(0, 1)] : [...given].reverse()
      group.sort((a, b) => Number(/^\d/.test(a)) - Number(/^\d/.test(b)))
      const joint = group.some((text) => text.includes(",")) ? "; " : ", "
      return capital(group.join(joint))
    })
  })
  const room = maxLines - closing.length
  return [...lines.slice(0, Math.max(room, 0)), ...closing].filter((line) => line.length <= 118)
}
