import { expect, test } from "vitest"
import { type Spelling, withoutSlips } from "./slips.ts"

const plain: Spelling = {
  names: new Set(),
  things: new Set(),
  said: new Set(),
  again: new Set(),
  ownSlips: new Map(),
  around: "en",
  care: "careful",
}

test.each([
  [
    "The whale ones are differnt, with a diffrent subscripton.",
    "The whale ones are different, with a different subscription.",
  ],
  [
    "Shiping in 2 days, honney from raw combs, with recyled lids.",
    "Shipping in 2 days, honey from raw combs, with recycled lids.",
  ],
  ["Evenings are for beekepers, 5 needels, no driveing.", "Evenings are for beekeepers, 5 needles, no driving."],
  ["From squamish, carnivorus, two bandanas.", "From squamish, carnivorus, two bandanas."],
  [
    "Merrowed edges, steeked yoke, tanalised posts, luminaires.",
    "Merrowed edges, steeked yoke, tanalised posts, luminaires.",
  ],
  ["Slate from hassel, based near bruning.", "Slate from hassel, based near bruning."],
])("a slip of one common word only is mended, and no trade's word or name: %s", (text, expected) => {
  expect(withoutSlips(text, plain)).toBe(expected)
})

test.each([
  ["It is a Eastman from 2017.", "It is an Eastman from 2017."],
  ["Tunes the low A anywhere you like.", "Tunes the low A anywhere you like."],
  ["GRADE A Egg tray", "GRADE A Egg tray"],
  ["Grade a eggs and a oven.", "Grade a eggs and an oven."],
  ["A one-off and a European oak.", "A one-off and a European oak."],
  ["App for auto driver.", "App for auto drivers."],
  ["An app for your computer, an app for a truck owner.", "An app for your computer, an app for a truck owner."],
])("the article and the number fit their noun: %s", (text, expected) => {
  expect(withoutSlips(text, plain)).toBe(expected)
})

test.each([
  ["grain varys no 2 pairs match", "grain varies no 2 pairs match"],
  ["takes 2 batterys, not in the box", "takes 2 batteries, not in the box"],
  ["for puppys and old dogs", "for puppies and old dogs"],
  ["soft plastic bodys 1.75 inch", "soft plastic bodies 1.75 inch"],
  ["2 lorrys one small one", "2 lorries one small one"],
  ["the babys first bath", "the babys first bath"],
  ["harrys and tommys", "harrys and tommys"],
])("a plural in -ys is in -ies, unless it may own something: %s", (text, expected) => {
  expect(withoutSlips(text, plain)).toBe(expected)
})

test("what the seller spells right elsewhere is right", () => {
  const said = new Set(["bobbins", "felting", "piccalilli"])
  expect(withoutSlips("lace bobbims, feltting kit", { ...plain, said })).toBe("lace bobbins, felting kit")
  expect(withoutSlips("lace bobbims, feltting kit", plain)).toBe("lace bobbims, feltting kit")
  expect(withoutSlips("lace bobbims", { ...plain, said, names: new Set(["bobbims"]) })).toBe("lace bobbims")
})

test.each([
  ["rug hookin kits, nothin comes off, for fishin", "rug hooking kits, nothing comes off, for fishing"],
  ["a muslin, a robin, a rockin' chair", "a muslin, a robin, a rockin' chair"],
])("in haste a final g is missing: %s", (text, expected) => {
  expect(withoutSlips(text, { ...plain, care: "hurried" })).toBe(expected)
  expect(withoutSlips(text, plain)).toBe(text)
})

test("in haste, a long slip is typed twice, and pasted", () => {
  const again = new Set(["sugestions", "lomas"])
  expect(withoutSlips("sugestions, lomas", { ...plain, again, care: "hurried" })).toBe("suggestions, lomas")
  expect(withoutSlips("sugestions, lomas", { ...plain, again })).toBe("sugestions, lomas")
})

test("a slip in the name of a product is mended in its case", () => {
  const spelling = { ...plain, names: new Set(["mosquitto"]), ownSlips: new Map([["mosquitto", "mosquito"]]) }
  expect(withoutSlips("Magnetic Mosquitto Net, MOSQUITTO, mosquitto", spelling)).toBe(
    "Magnetic Mosquito Net, MOSQUITO, mosquito",
  )
})

test("an odd word that is typed twice is a name", () => {
  expect(withoutSlips("dometic fridge, tested", { ...plain, again: new Set(["dometic"]) })).toBe(
    "dometic fridge, tested",
  )
})

test("in a mess, a slip that was pasted twice is one, and in haste it may be a name", () => {
  const again = new Set(["suply"])
  const mend = (care: Spelling["care"]): string => withoutSlips("No power suply.", { ...plain, again, care })
  expect([mend("messy"), mend("hurried")]).toEqual(["No power supply.", "No power suply."])
})
