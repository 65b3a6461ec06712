import { meantWord } from "../spell/meant-word.ts"
import { withFinalG } from "../spell/mended-end.ts"
import { misspellings } from "../spell/misspellings.ts"
import { isRightWord, rarityOf } from "../spell/right-words.ts"
import { isSlipOfFrequentWord, nearWords, onlyWithin } from "../spell/slip-of-frequent-word.ts"
import { isMaterialWord } from "../words/materials.ts"
import { isGivenName } from "../words/names.ts"
import { placeName } from "../words/proper-names.ts"
import { acronymOf } from "./acronyms.ts"
import { capitalised } from "./capitalised.ts"
import { ownCaseOf } from "./fixed-case.ts"

/** Only a place follows: "nr sirsi", "our workshop in silsbee", "ships from bude". */
const certain =
  /(?<![\p{L}\d])(?:near|nr|outside|all (?:over|round|around|across)|(?:north|south|east|west|outskirts|suburbs|town|village) of|(?:miles?|kms?|mins?|minutes|hours?|ships?|shipped|posted|sent|dispatched) from|(?:born|based|live[ds]?|living|workshop|shop|garage|shed|barn|studio|farm|yard|located|collect(?:ion|ed)?|pick(?:ed)? ?up) in) (?=\p{Ll}{4})/giu
/** A place follows if nothing else in the text speaks of the same word: "made them in honiton", and not "soak in kokum". */
const likely = /(?<![\p{L}\d])(?:from|at|around|round|made(?: (?:it|them|these|this))? in) (?=\p{Ll}{5})/giu
/** "turned from mulga", "free from varroa" */
const notFromPlace =
  /\b(?:made|turned|cut|carved|forged|cast|built|sewn|woven|knit|knitted|spun|tied|pressed|milled|printed|distilled|brewed|braided|crafted|moulded|molded|recycled|welded|ground|extracted|oil|juice|free|safe|away|protects?|protection|suffer(?:s|ing)?|relief)\s+(?:\p{L}+ )?$/iu
/** "pickup dunedoo nsw": the codes of regions that are no other word. */
const besideRegion =
  /(?<![\p{L}\d])(\p{Ll}{4,}),? (?:nsw|qld|vic|tas|ont|sask|tx|ny|nj|nc|sc|fl|tn|ky|mt|nm|nh|vt|wv|wi|wy|bc|sk|mb|nz)(?![\p{L}\d'’])/gu
/** "in pune mumbai" */
const besidePlace =
  /(?<=\b(?:in|from|near|nr|around|across|over) )(\p{L}{4,})(?:,? | and | & | n )(\p{L}{4,})(?!\p{L})/giu
const next = /^\p{Ll}{4,}(?![\p{L}\d'’])/u
const maxWord = 30

/** Given names that are goods or animals, too: "jerry can", "terry towel", "house martin". */
const alsoGoods =
  /^(?:jerry|terry|perry|kerry|jenny|penny|billy|tommy|jimmy|harry|larry|barry|danny|benny|bobby|sammy|johnny|carol|heather|rosemary|jasper|martin|robin|jordan|morgan|felix|victoria|melissa|veronica|oscar|marion|angela|christian|walter|stella|victor|sylvia|norman)$/

/** No word that is known here, nor a slip of one. */
const isUnknown = (low: string): boolean =>
  /^\p{Ll}*[aeiouy]\p{Ll}*$/u.test(low) &&
  !isRightWord(low) &&
  !misspellings.has(low) &&
  ownCaseOf(low) === undefined &&
  !isMaterialWord(low) &&
  acronymOf(low) === undefined &&
  meantWord(low) === null &&
  withFinalG(low) === null &&
  !isSlipOfFrequentWord(low)

const isPlace = (typed: string): boolean => placeName(typed.toLowerCase()) !== undefined

/** Names that a seller typed in lowercase, as they are written: "Watchet" of "stuck outside watchet". */
export const lowercaseNames = (said: string): string[] =>
  [...certainPlaces(said), ...(isCareful(said) ? [] : likelyPlaces(said)), ...persons(said)].map(capitalised)

/** Somebody who begins each sentence with a capital types names with theirs: "at feiseanna" names no place. */
const isCareful = (said: string): boolean =>
  (said.match(/\p{Ll}[.!?] \p{Lu}/gu) ?? []).length >= minCareful && !/\p{Ll}[.!?] \p{Ll}/u.test(said)
const minCareful = 3

function* certainPlaces(said: string): Generator<string> {
  for (const found of said.matchAll(certain)) {
    const low = wordAt(said, found.index + found[0].length)
    if (isUnknown(low)) yield low
  }
  for (const [, town = ""] of said.matchAll(besideRegion)) if (isUnknown(town)) yield town
  for (const [, one = "", other = ""] of said.matchAll(besidePlace)) {
    if (isUnknown(one) && isPlace(other)) yield one
    if (isUnknown(other) && isPlace(one)) yield other
  }
}

const wordAt = (said: string, at: number): string => next.exec(said.slice(at, at + maxWord))?.[0] ?? ""

/** "from conures", "at tupping", "from memry", "at roomtemp": goods, works, slips, and words run together. */
const isOtherThing = (low: string): boolean =>
  /(?:[^s]s|ing|[^aeiouy]{4})$/.test(low) ||
  (onlyWithin(nearWords(low), 1)?.rarity ?? maxCommon + 1) <= maxCommon ||
  isRunTogether(low)

const maxCommon = 2
const minFirst = 4

const isRunTogether = (low: string): boolean => {
  for (let length = minFirst; length <= low.length - 3; length += 1)
    if (rarityOf(low.slice(0, length)) <= maxCommon && rarityOf(low.slice(length)) < Number.POSITIVE_INFINITY)
      return true
  return false
}

function* likelyPlaces(said: string): Generator<string> {
  const counts = new Map<string, number>()
  for (const [low] of said.matchAll(/(?<![\p{L}\d])\p{Ll}{5,}(?![\p{L}\d])/gu))
    counts.set(low, (counts.get(low) ?? 0) + 1)
  const places = new Map<string, number>()
  for (const found of said.matchAll(likely)) {
    const low = wordAt(said, found.index + found[0].length)
    if (!isUnknown(low) || isOtherThing(low)) continue
    if (notFromPlace.test(said.slice(Math.max(0, found.index - 30), found.index))) continue
    places.set(low, (places.get(low) ?? 0) + 1)
  }
  for (const [low, count] of places) if (count === counts.get(low)) yield low
}

/** "jacob sheep", "a duncan kiln" */
const persons = (said: string): string[] =>
  (said.match(/(?<![\p{L}\d'’@#])\p{Ll}{5,}(?![\p{L}\d'’])/gu) ?? []).filter(
    (low) => isGivenName(low) && !alsoGoods.test(low),
  )
