import { trimDangling } from "../../../text/cut/dangling.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Room } from "./room.ts"

/** Whole parts, as many as fit. A bracket is dropped before anything else. */
export function cutTo(text: string, room: Room): string {
  const isFit = (each: string): boolean => countUnits(each, room.unit) <= room.max
  if (isFit(text)) return text
  const bare = text.replace(/\s*\([^()]*\)?/g, "")
  const whole = joined(partsOf(bare), isFit)
  // "Chess: openings, endgames and the …" has room for more than "Chess".
  const kept = isFit(whole) && isFit(whole.repeat(minShare)) ? joined(bare.split(mark).filter(Boolean), isFit) : whole
  if (isFit(kept)) return kept
  // "50 wire clips and 25 lap clips": not half of the second.
  const [one = kept] = kept.split(/ (?:and|&) (?=\d)/)
  return one !== kept && isFit(one) ? one : cutWords(kept, room)
}

/** What is shorter than a third of the room is too little, even if it is whole. */
const minShare = 3

function joined([first = "", ...more]: readonly string[], isFit: (text: string) => boolean): string {
  let kept = first
  for (const part of more) if (isFit(`${kept}, ${part}`)) kept = `${kept}, ${part}`
  return kept
}

const mark = /\s*[,:|]\s+|\s+[-/]\s+/
const listed = /\s(?:and|or|&)\s/i

/** The parts between marks. A list after a colon, or after the name, is one: "Gaps, Hinges and the Mistake I Made". */
const partsOf = (text: string): string[] =>
  text
    .split(/\s*[:|]\s+|\s+[-/]\s+/)
    .filter(Boolean)
    .flatMap((part, at) => {
      const items = part.split(/\s*,\s+/).filter(Boolean)
      if (!listed.test(items.at(-1) ?? "")) return items
      return at > 0 ? [items.join(", ")] : [items[0] ?? "", items.slice(1).join(", ")].filter(Boolean)
    })

/** Up to where a phrase ends, if that leaves half of the room: "Rewinding a pump motor | from start to finish". */
function cutWords(text: string, { max, unit }: Room): string {
  const words = text.split(/\s+/)
  let fitting = 0
  let length = 0
  while (fitting < words.length) {
    length += countUnits(words[fitting] ?? "", unit) + (fitting > 0 ? 1 : 0)
    if (length > max) break
    fitting += 1
  }
  const isHalf = (each: string): boolean => countUnits(each, unit) * 2 >= max
  for (let at = fitting; at > 1; at -= 1) {
    if (!opensPhrase(words[at] ?? "")) continue
    const whole = trimDangling(words.slice(0, at).join(" "))
    if (!isHalf(whole)) break
    return whole
  }
  const kept = words.slice(0, fitting).join(" ")
  // "For shrimp tanks and blackwater | aquariums": not half of the second.
  const [one = kept] = kept.split(/ (?:and|or|&) (?=\S+$)/)
  const isHalved = one !== kept && fitting < words.length && isHalf(one)
  return trimDangling((isHalved ? one : kept) || text.slice(0, max))
}

/** "Bag of" needs its "nails", and "from start" its "to finish". */
const opensPhrase = (word: string): boolean =>
  (kindOf(word) === "preposition" && !/^(?:of|to|up|down|out|off|like|plus)$/i.test(word)) ||
  /^(?:that|which|who|while|when|because|if)$/i.test(word)
