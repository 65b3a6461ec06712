import { noCircles } from "./circles.ts"
import type { Law } from "./house.ts"
import { noCasts, noLooseEnds, nothingSwitchedOff, oneReaderOfTheEnvironment } from "./language.ts"
import { migrationsStay } from "./migrations.ts"
import { kebabCase, namesThatSay, noBarrels, oneNameOnEveryFloor, onlyNamedExports } from "./names.ts"
import { plainWords } from "./plain-words.ts"
import { noPlatformByName } from "./platform-ids.ts"
import { nothingTooLong } from "./size.ts"
import { everyRuleTested, testsBesideTheirFile } from "./tests.ts"
import { lockWithChecksums, lockWithoutAddresses, noTracesOfAMachine } from "./traces.ts"
import { everyWallHolds, noPageInAnother, onlyListedPackages } from "./walls.ts"
import { nothingHeavyInTheWeb } from "./weight.ts"

/** Every law that reads only the files. */
export const laws: readonly Law[] = [
  everyWallHolds,
  noPageInAnother,
  onlyListedPackages,
  nothingHeavyInTheWeb,
  noCircles,
  noBarrels,
  onlyNamedExports,
  kebabCase,
  namesThatSay,
  oneNameOnEveryFloor,
  nothingTooLong,
  noCasts,
  nothingSwitchedOff,
  noLooseEnds,
  oneReaderOfTheEnvironment,
  testsBesideTheirFile,
  everyRuleTested,
  noTracesOfAMachine,
  lockWithoutAddresses,
  lockWithChecksums,
  migrationsStay,
  plainWords,
  noPlatformByName,
]
