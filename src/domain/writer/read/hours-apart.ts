import type { Topic } from "../fact.ts"
import { shapeOf } from "../type/shape.ts"
import { topicOf } from "../type/topic.ts"

/** "Mon to Sat" are hours. */
export function topicOfTimes(text: string): Topic | null {
  return topicOf(text, shapeOf(text).shape, "what") === "hours" ? "hours" : null
}

/** Behind a mark, or where a row of days begins: "Skipton area tues to fri 9 till 4". */
const opensHours =
  /(?<=[,;.])\s+|\s+(?=(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)? (?:to|[-–]|only) )/i

/** "Farms and holiday homes, Mon to Sat, no Sundays": from the first words about hours, the rest is about them. */
export function hoursApart(text: string): readonly string[] {
  const parts = text.split(opensHours)
  const at = parts.findIndex((part, index) => index > 0 && topicOfTimes(part) !== null)
  return at < 0 ? [text] : [parts.slice(0, at), parts.slice(at)].map((some) => some.join(" ").replace(/[,;]$/, ""))
}
