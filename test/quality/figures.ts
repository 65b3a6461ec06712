import type { Figure } from "./figure.ts"
import { artefacts } from "./findings/artefacts.ts"
import { enoughSaid } from "./findings/enough-said.ts"
import { factsCarried } from "./findings/facts-carried.ts"
import { fragments } from "./findings/fragments.ts"
import { grammar } from "./findings/grammar.ts"
import { mainInTitle } from "./findings/main-in-title.ts"
import { runsOfOthers } from "./findings/runs-of-others.ts"
import { stockPhrases } from "./findings/stock-phrases.ts"
import { phrasesInside, untypedPhrases } from "./findings/typed-phrases.ts"
import { wordsRefused } from "./findings/words-refused.ts"
import { claimsUnsupported, hardViolations, scoreReached } from "./product-verdicts.ts"

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
