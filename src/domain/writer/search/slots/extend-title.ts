import { countUnits } from "../../../text/measure/units.ts"
import { stemsOf } from "../../read/merge.ts"
import { isNew } from "./is-new.ts"
import type { Room } from "./room.ts"

/** The title with what is new in these words, as far as it fits. */
export function extendTitle(start: string, attributes: readonly string[], room: Room, most: number): string {
  let title = start
  let added = 0
  for (const attribute of attributes) {
    const longer = `${title}, ${attribute}`
    if (added >= most || !(isNew(attribute, title) || isMostlyNew(attribute, title))) continue
    if (countUnits(longer, room.unit) > Math.min(room.max, room.target.max)) continue
    title = longer
    added += 1
  }
  return title
}

/** "38 Inch Satin Curling Rod" of a curling set: what it is, and all but one word of it, is new. */
function isMostlyNew(phrase: string, text: string): boolean {
  const known = stemsOf(text)
  const stems = [...stemsOf(phrase)]
  const said = stems.filter((stem) => known.has(stem))
  return (
    stems.length > 2 && said.length === 1 && !/\d/.test(said[0] ?? "") && isNew(phrase.split(" ").at(-1) ?? "", text)
  )
}
