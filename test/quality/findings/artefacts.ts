import { type Figure, faultsOf } from "../figure.ts"
import { findAllCaps } from "./artefacts/all-caps.ts"
import { findWrongArticles } from "./artefacts/articles.ts"
import { findCutWords } from "./artefacts/cut-words.ts"
import { findDoubledWords } from "./artefacts/doubled-words.ts"
import { findMarkup } from "./artefacts/markup.ts"
import { findOddArticles } from "./artefacts/odd-articles.ts"
import { findMisspelledNames } from "./artefacts/own-names.ts"
import { findPunctuation } from "./artefacts/punctuation.ts"
import { findSaidTwice } from "./artefacts/said-twice.ts"
import { findLowerStarts } from "./artefacts/sentence-starts.ts"
import { findStrayCapitals } from "./artefacts/stray-capitals.ts"
import { findDanglingEnds } from "./artefacts/title-ends.ts"

const finders = [
  findDoubledWords,
  findWrongArticles,
  findDanglingEnds,
  findCutWords,
  findMarkup,
  findAllCaps,
  findPunctuation,
  findLowerStarts,
  findStrayCapitals,
  findMisspelledNames,
  findOddArticles,
  findSaidTwice,
]

/** What no person would have left in: each of them shows that a machine wrote it and nobody read it. */
export const artefacts: Figure = {
  id: "artefacts",
  label: "artefacts of a machine",
  unit: "count",
  ideal: 0,
  floor: 0,
  worst: 1.5,
  weight: 9,
  prepare: () => (one) =>
    faultsOf(
      finders.flatMap((find) => find(one)),
      1,
    ),
}
