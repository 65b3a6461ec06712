import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { standsAlone } from "../read/stands-alone.ts"
import { isConditional, isLimited } from "../search/attributes/limits.ts"
import { strongestLines } from "../search/slots/bullets.ts"
import type { Room } from "../search/slots/room.ts"
import type { Understanding } from "../understanding.ts"
import { asItem, asSentence, countWords, inPlace } from "./grammar.ts"
import { isOnlySome } from "./limit.ts"

const maxItem = 90
const maxBullets = 5
const maxLines = 2
const minWords = 3

/** "Weighs about 2.5 kg." behind the name of a lace pillow: where no sentences tell more, whole facts of a few words do. */
export function shortLines(
  u: Understanding,
  { body, said }: { readonly body: string; readonly said: string },
  { unit }: Room,
  isOfThing: (line: string) => boolean,
): readonly string[] {
  if (u.language !== "en" || u.genre === "auction" || u.genre === "local") return []
  const bullets = strongestLines(u, { max: maxItem, unit, target: { min: 1, max: maxBullets } })
  const reasons = new Set([...u.facts, ...u.runs].filter((fact) => isReason(fact, u)).map(({ text }) => asItem(text)))
  const place = u.genre === "service" ? (/^(?:- )?Based in: (.+?)[.]?$/m.exec(body)?.[1] ?? "") : ""
  const lines = bullets.filter((line) => reasons.has(line) && isOfThing(line)).slice(0, maxLines)
  return [
    ...lines.map(asSentence),
    ...(place === "" || said.includes(place.split(",")[0] ?? "") ? [] : [asSentence(`Based ${inPlace(place)}`)]),
  ]
}

const ofTime = /^takes? .*\b(?:min|mins|minutes?|hours?|hrs?|days?|weeks?|wks?)\W*$|^\d+ years(?: now)?\W*$/i

/** No limit, no wish of the seller's, nothing that took place once, and no half of something else. */
const isReason = ({ text, topic, shape, isCareful, field, isInDoubt }: Fact, { genre }: Understanding): boolean =>
  !/^(?:condition|excluded|hours|care|made)$/.test(topic) &&
  shape !== "past" &&
  // "Round square or wrapped", "takes 5 min": nobody can tell what is.
  (isCareful || shape !== "adjective") &&
  !ofTime.test(text) &&
  kindOf(text.toLowerCase().split(" ")[0] ?? "") !== "auxiliary" &&
  // Of an app, "rent reminder" and "pay per head" are words of a list, and not what it does.
  (genre === "app"
    ? (shape === "third" && countWords(text) > 1) ||
      (shape !== "noun" && field !== "appFeatures" && countWords(text) >= minWords)
    : countWords(text) >= minWords && shape !== "command") &&
  !(genre === "goods" ? isLimited(text) : isConditional(text)) &&
  !isOnlySome(text) &&
  isInDoubt !== true &&
  standsAlone(text)
