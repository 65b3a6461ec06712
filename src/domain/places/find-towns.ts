import { foldText } from "../text/keys/fold-text.ts"
import { townLines } from "./town-lines.ts"

export interface Town {
  readonly countryCode: string
  /** Empty if Google's list of places needs none. */
  readonly region: string
  readonly thousands: number
}

const keyOf = (name: string): string =>
  foldText(name)
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/-/g, " ")
    .replace(/^saint /, "st ")

let byKey: ReadonlyMap<string, readonly Town[]> | null = null

/** The large towns of that name, the largest first; none if we know none. */
export function findTowns(name: string): readonly Town[] {
  byKey ??= readTowns()
  return byKey.get(keyOf(name)) ?? []
}

/** A town with fewer than an eighth of the largest one's people is not meant by their name. */
const dwarfs = 8

/** Of towns with one name, the largest first, those that may be meant. */
export const withoutDwarfed = (towns: readonly Town[]): readonly Town[] =>
  towns.filter(({ thousands }) => thousands * dwarfs >= (towns[0]?.thousands ?? 0))

function readTowns(): ReadonlyMap<string, readonly Town[]> {
  const found = new Map<string, Town[]>()
  for (const [, countryCode = "", region = "", towns = ""] of townLines.matchAll(/^(\w\w)\/([^:]*): (.+)$/gm))
    for (const each of towns.split("|")) {
      const at = each.lastIndexOf(" ")
      const key = keyOf(each.slice(0, at))
      const town = { countryCode, region, thousands: Number(each.slice(at + 1)) }
      found.set(
        key,
        [...(found.get(key) ?? []), town].toSorted((a, b) => b.thousands - a.thousands),
      )
    }
  return found
}
