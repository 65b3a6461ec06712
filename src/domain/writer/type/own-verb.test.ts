import { describe, expect, test } from "vitest"
import { ownVerb, statementVerb } from "./own-verb.ts"
import { wordsIn } from "./shaped.ts"

const verbIn = (text: string): string => {
  const read = wordsIn(text)
  const found = ownVerb(read)
  return found === null ? "" : `${read.words[found.at]}${found.isSure ? "" : "?"}`
}

describe("a verb of its own", () => {
  test.each([
    ["notes on feed bags get wet and lost", "get"],
    ["the original rubber perishes and the cushion sinks through", "perishes"],
    ["hitting the dent from the top makes the note worse", "makes"],
    ["cheap cord stretches, so the window no longer closes", "stretches,"],
    ["store rigs come tangled", "come"],
    ["coarse pepper jams the mill", "jams?"],
    ["insurers refuse to pay after a fire", "refuse"],
    ["netting from garden centres tears at the first fast ball", "tears?"],
    ["old paint flakes off in sheets", "flakes?"],
    ["the tap drips", "drips?"],
  ])("is found in %j: %s", (text, expected) => {
    expect(verbIn(text)).toBe(expected)
  })

  test.each([
    "thin handles that only fit one finger",
    "metal mugs that burn the lips and handles that rattle in the pack",
    "watches sold as working that stop after an hour",
    "shops run by volunteers",
    "typing up reports in the evening",
    "carrying hot water to the coop twice a day",
    "rigid plans",
    "wavy zips, raw seams inside",
    "garage quotes of $300 or more",
    "kids shoes without a strap",
    "metal mugs with folding handles",
  ])("is not in %j", (text) => {
    expect(verbIn(text)).toBe("")
  })
})

describe("a statement", () => {
  test.each([
    "Old flues leak smoke into the bedrooms.",
    "Netting from garden centres tears at the first fast ball.",
    "Supermarket garlic is often treated against sprouting",
    "Plastic tubes crack in the hold, and cheap straps cut into the shoulder",
  ])("is a sentence with a capital and a verb: %s", (text) => {
    expect(statementVerb(wordsIn(text))).not.toBeNull()
  })

  test.each([
    "the handles get hot",
    "Lids that stick.",
    "Handling a few sheep without a fixed yard.",
    "Zips break, seams split",
    "Seams split; zips break.",
  ])("is not %j", (text) => {
    expect(statementVerb(wordsIn(text))).toBeNull()
  })
})
