import { countryOf } from "../../places/country-of.ts"
import { countryOfCounty } from "../../places/regions.ts"
import { rarityOf } from "../../text/spell/right-words.ts"
import { isLargeTown } from "../../text/words/large-towns.ts"
import { properNames } from "../../text/words/proper-names.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { bareWord } from "./bare-word.ts"

/** "in Reno, Nevada" in the words after the name: a name after a preposition of place. */
export const placeIn = (rest: readonly string[]): string => placeBehind(rest) || placeServed(rest.join(" "))

/** "For Tipperary and Kilkenny" */
function placeServed(text: string): string {
  const [, served = ""] = /^for ((?:\p{Lu}\p{L}+ ?(?:and |& )?)+)(?=[,.;]|$)/u.exec(text) ?? []
  return served !== "" && served.split(/ (?:and|&) /).every((name) => isPlace(name.trim())) ? served.trim() : ""
}

const isPlace = (name: string): boolean =>
  /^\p{Lu}/u.test(name) &&
  (countryOf(name) !== null || countryOfCounty(`County ${name}`) !== undefined || isLargeTown(name.toLowerCase()))

function placeBehind(rest: readonly string[]): string {
  for (let at = 0; at < rest.length - 1; at += 1) {
    if (!/^(?:in|around|near|across|throughout|covering)$/i.test(bareWord(rest[at] ?? ""))) continue
    const from = at + 1
    let end = from
    while (end < rest.length && isPlaceWord(rest[end] ?? "", end > from)) {
      end += 1
    }
    // "In Pune and on Zoom"
    while (end > from && /^(?:and|&|on|of|the)$/i.test(rest[end - 1] ?? "")) end -= 1
    const place = rest
      .slice(from, end)
      .join(" ")
      .replace(/[\s,.;:)]+$/, "")
    const first = bareWord(place.split(" ")[0] ?? "")
    if (place === "" || noPlaces.has(first)) continue
    const isName = properNames.has(first) || rarityOf(first) > maxRarity
    if (isName && endsThere(rest, end)) return place
  }
  return ""
}

/** With a capital in mid-sentence, only a word in everyday use is not a name. */
const maxRarity = 1

/** "in Liberty fabric" continues, so it is not a place. */
const endsThere = (rest: readonly string[], end: number): boolean =>
  end >= rest.length ||
  /[.,;:)]$/.test(rest[end - 1] ?? "") ||
  !/^(?:noun|plural|base|third|ing|adjective|participle|past)$/.test(kindOf(rest[end] ?? ""))

/** Words with a capital after "in" that are not towns: months, languages, days. */
const noPlaces = new Set(
  `january february march april may june july august september october november december spring summer
  autumn fall winter monday tuesday wednesday thursday friday saturday sunday christmas easter english british scottish
  welsh irish french german italian spanish portuguese dutch japanese chinese korean american canadian victorian edwardian
  stock japandi`.split(/\s+/),
)

const isPlaceWord = (word: string, isLater: boolean): boolean =>
  /^\p{Lu}\p{L}/u.test(word) || (isLater && /^(?:and|&|upon|on|the|of)$/i.test(word))
