import { expect, test } from "vitest"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { dropLightClaims } from "./drop-light-claims.ts"
import type { SlotKey, SlotValue } from "./listing.ts"

const brief = makeBrief({ description: "Blue stoneware mug with a wide handle. Holds 12 oz. Thrown in Rye." })

const told =
  "A blue stoneware mug with a wide handle. It holds 12 oz.\n\nThe handle has room for a glove. Washing it takes ten minutes. It was thrown in Rye."

test.each<[says: string, key: SlotKey, value: SlotValue, claim: string, rest: SlotValue | null]>([
  [
    "a keyword goes",
    "keywords",
    ["blue mug", "stoneware mug", "wide mug", "5k mug"],
    "5k",
    ["blue mug", "stoneware mug", "wide mug"],
  ],
  ["not a third of them", "tags", ["blue mug", "5k mug"], "5k", null],
  ["nor a bullet point", "bulletPoints", ["Blue", "Wide", "Stoneware", "Award-winning"], "Award-winning", null],
  [
    "a sentence with no fact goes",
    "improvedBodyText",
    told,
    "ten minutes",
    told.replace(" Washing it takes ten minutes.", ""),
  ],
  ["the first sentence stays", "improvedBodyText", told, "stoneware", null],
  [
    "and so does one with facts",
    "improvedBodyText",
    `${told} It is an award-winning blue stoneware mug that holds 12 oz.`,
    "award-winning",
    null,
  ],
  ["a title is written anew", "productTitle", "Award-winning Mug", "Award-winning", null],
])("%s", (_, key, value, claim, rest) => {
  expect(dropLightClaims({ key, value, claims: [{ text: claim, field: key }], brief })).toEqual(rest)
})
