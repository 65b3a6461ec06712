import { expect, test } from "vitest"
import { fixedCase } from "../case/fixed-case.ts"
import { englishWords } from "../spell/english-words.ts"
import { meantWord } from "../spell/meant-word.ts"
import { misspellings } from "../spell/misspellings.ts"
import { tradeWords } from "../spell/trade-words.ts"
import { isLargeTown, largeTowns } from "./large-towns.ts"
import { isMaterialWord } from "./materials.ts"
import { isGivenName, knownNames } from "./names.ts"

test.each(["bethesda", "kaunas", "soweto", "rajkot", "findlay", "clonakilty", "todmorden", "kolhapur", "joondalup"])(
  "%s is a town",
  (low) => {
    expect(isLargeTown(low)).toBe(true)
  },
)

test.each([
  ..."honda toyota hitachi kenwood kirkland oakley sylvania villiers hammond".split(" "),
  ..."sari angora madras panama tabasco cologne bento chanderi damascus shiraz carrara manila".split(" "),
  ..."mesa corona salinas essen hagen nancy tours bata bulan cukai nagina kamra jhol katy lima".split(" "),
  ..."marple bootle frome basel breda tring".split(" "),
])("%s is also goods, a maker, another word, or a slip of one", (low) => {
  expect(isLargeTown(low)).toBe(false)
})

test("no town is an English word, a trade's word, a slip of one, or in another list", () => {
  const others = [...largeTowns()].filter(
    (low) =>
      !/^[a-z]{4,}$/.test(low) ||
      englishWords().has(low) ||
      tradeWords.has(low) ||
      isMaterialWord(low) ||
      fixedCase.has(low) ||
      misspellings.has(low) ||
      knownNames.has(low) ||
      isGivenName(low) ||
      meantWord(low) !== null,
  )
  expect(others).toEqual([])
})
