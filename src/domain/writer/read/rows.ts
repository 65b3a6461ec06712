import { joinToBefore } from "../../text/split/join-to-before.ts"
import type { Topic } from "../fact.ts"
import { shapeOf } from "../type/shape.ts"
import { topicOf } from "../type/topic.ts"

/** Groups the items of a row: those that share one preposition stay together. */
export const rowsJoined = (parts: readonly string[]): string[] =>
  joinToBefore(parts, (before, part) => (isRowOf(part, before) ? `${before}, ${part}` : null))

/** "for tiles, baths and hobs", "in black, rust and teal", "in small, medium and large" */
const isRowOf = (part: string, before: string): boolean =>
  !endsWithOne(before) &&
  !(inPlace.test(before) && /^\p{Ll}/u.test(part)) &&
  /\s(?:and|or|&)\s/i.test(part) &&
  opensOrHasPreposition.test(before) &&
  isMoreOf(lastItem(before), part) &&
  !isOther(part, before)

/** "Car valeting in Swansea, deep cleans and pet hair removal": no row of places goes on so. */
const inPlace = /\s(?:in|around|near|across|from) \p{Lu}[^,]*$/u

const people = /(?:er|or|ist|ian|people|men|women|kids|children|adults|teens|seniors)s$/iu

const isMoreOf = (item: string, part: string): boolean => {
  const { shape } = shapeOf(part)
  // "For beginners, left hand patterns and five licks"
  if (people.test(item) && !people.test(part)) return false
  return shape === "noun" || (shape === "adjective" && shapeOf(item).shape === "adjective")
}

/** "Candle in a reusable tumbler, cedar and black tea": the row does not go on behind one thing with its article. */
const endsWithOne = (before: string): boolean => /\s(?:in|on|from|inside) an? (?:\S+ ){0,3}\S+$/i.test(before)

/** "Ages 2 to 8" is a range, and no row. */
const opensOrHasPreposition =
  /(?:^|\s)(?:with|plus|in|for|from|by|of|on|(?<!\d )to|at|offering|including|using|such as|like)\s/i

/** "sizes 8 to 18, navy or rust": a second row begins here. */
function isOther(part: string, before: string): boolean {
  const topic = topicIn(part)
  return topic !== "what" && topic !== topicIn(lastItem(before))
}

/** In "for the pen, in black, rust and teal" the row begins at its first color, in "sticks to clay, stone and wood" at clay. */
const lastItem = (before: string): string => before.split(/,\s+|(?:^|\s)(?:in|of|from|to|on|for|with)\s/).at(-1) ?? ""

const topicIn = (part: string): Topic => topicOf(part, shapeOf(part).shape, "what")
