import { countUnits } from "../../text/measure/units.ts"
import type { Room } from "../search/slots/room.ts"
import { asSentence } from "./grammar.ts"

/** "Put it away for eight months" is one part. */
const between =
  /,\s+|\s(?=with\s|that\s|for\s(?!(?:\S+\s){1,3}(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b))/

/** As many parts of a sentence as fit, without half a row. */
export function shortened(text: string, room: Room): string {
  // A row after a colon is used in full or not at all.
  const [head = text] = text.split(/(?<=^[^:(]{30,}):\s(?=[^:]*,)/)
  if (head !== text) return shortened(head, room)
  const parts = text.split(between)
  let kept = parts[0] ?? text
  for (const part of parts.slice(1)) {
    const longer = text.slice(0, text.indexOf(part, kept.length) + part.length)
    if (countUnits(longer, room.unit) >= room.max) break
    kept = longer
  }
  kept = beforeRow(kept, text.slice(kept.length)).replace(/\s*\([^()]*$/, "")
  // "Starting with an easy one and finishing" and "any state of the tide, for example" wait for what comes behind them.
  return asSentence(kept.replace(/,? (?:and \p{L}+ing|for example|such as|including|e\.?g\.?)$/u, ""))
}

/** "Clean your wheat, barley, oats" goes on: a row that does not fit is left out with its verb. */
function beforeRow(kept: string, rest: string): string {
  if (!/^, (?:[^,.]{1,24}, ){0,8}[^,.]{1,24},? (?:and|or) /.test(rest)) return kept
  const row = /^(.*?\S),? and \S[^,]*(?:, [^,\s]+(?: [^,\s]+)?)+$/.exec(kept)
  // "With a magnet, a rope and a carabiner": a kit has these too.
  return row?.[1] ?? kept.replace(/(?<= with [^,]+(?:, [^,]+)*), ([^,]+)$/u, " and $1")
}
