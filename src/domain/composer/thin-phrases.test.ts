import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { thinPhrases } from "./thin-phrases.ts"

const phrasesOf = (description: string, own: string) => {
  const teller = tellerOf({ description, businessName: "Dormouse & Dill" }, "etsy")
  return thinPhrases(teller.u, teller.left(), own)
}

test("how it is made, of what, for whom and with what", () => {
  expect(phrasesOf("Baby bonnets, knitted by hand, with ribbon ties, newborn to 12 months.", "bonnets")).toEqual(
    expect.arrayContaining(["hand knitted bonnets", "ribbon tie bonnets", "newborn bonnets"]),
  )
  expect(phrasesOf("Sock yarn, 75% superwash merino and 25% nylon, 100 g skeins.", "yarn")).toEqual(
    expect.arrayContaining(["merino yarn", "nylon yarn", "100 g yarn"]),
  )
})

test("nothing that was not said", () => {
  expect(phrasesOf("Sock yarn.", "yarn")).toEqual([])
})
