import { artefacts } from "./artefacts.ts"
import { enoughSaid } from "./enough-said.ts"
import { factsCarried } from "./facts-carried.ts"
import type { Figure } from "./figure.ts"
import { fragments } from "./fragments.ts"
import { grammar } from "./grammar.ts"
import { mainInTitle } from "./main-in-title.ts"
import { claimsUnsupported, hardViolations, scoreReached } from "./product-verdicts.ts"
import { runsOfOthers } from "./runs-of-others.ts"
import { stockPhrases } from "./stock-phrases.ts"
import { phrasesInside, untypedPhrases } from "./typed-phrases.ts"
import { wordsRefused } from "./words-refused.ts"

/** Every figure with a floor, in the order of the table. Their weights add up to 100. */
export const figures: readonly Figure[] = [
  hardViolations,
  claimsUnsupported,
  factsCarried,
  enoughSaid,
  wordsRefused,
  mainInTitle,
  grammar,
  artefacts,
  runsOfOthers,
  stockPhrases,
  fragments,
  untypedPhrases,
  phrasesInside,
  scoreReached,
]
