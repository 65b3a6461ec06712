import { countUnits } from "../../text/measure/units.ts"
import { shareIn, stemsOf } from "../read/merge.ts"
import type { Room } from "../search/slots/room.ts"
import { colours } from "../type/phrases.ts"
import type { Understanding } from "../understanding.ts"
import { countWords, inRunningText, joinAnd, withoutEnd } from "./grammar.ts"
import { isLimit } from "./limit.ts"

const maxWords = 4
const fewest = 2
const most = 5
/** A search line of so many characters has room for what the seller lists. */
const short = 90

/** "Budgetly is a budget app." says little, where the form has "envelopes, bank sync, widgets". */
export function withFeatures(line: string, u: Understanding, room: Room): string {
  if (u.language !== "en" || !/^(?:app|goods)$/.test(u.genre) || line === "" || line.length > short) return line
  let told = line
  const features: string[] = []
  for (const text of featuresOf(u)) {
    if (features.length === most || shareIn(stemsOf(text), stemsOf(told)) >= 1 / 2) continue
    features.push(features.length === 0 ? withoutEnd(text) : inRunningText(withoutEnd(text)))
    told = `${told} ${text}`
  }
  const ended = /[.!?]$/.test(line) ? line : `${line}.`
  for (let count = features.length; count >= fewest; count -= 1) {
    const longer = `${ended} Features: ${inRunningText(joinAnd(features.slice(0, count)))}.`
    if (countUnits(longer, room.unit) <= room.max) return longer
  }
  return line
}

/** What needs its own sentence, and what a row of features does not explain. */
const unclear = /[:;,()/=]|^offline$|(?<!\p{L})(?:included|in (?:the )?(?:pack|box))(?!\p{L})/iu

const featuresOf = ({ facts }: Understanding): readonly string[] =>
  facts
    .filter(
      ({ field, shape, text, isEnglish }) =>
        /^(?:app|key)Features$/.test(field) &&
        isEnglish &&
        shape === "noun" &&
        !colours.has(withoutEnd(text).toLowerCase()) &&
        countWords(text) <= maxWords &&
        !isLimit(text) &&
        !unclear.test(withoutEnd(text)),
    )
    .map(({ text }) => text)
