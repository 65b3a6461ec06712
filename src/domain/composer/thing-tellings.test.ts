import { describe, expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"

const tellingsOf = (description: string, category = "Storage"): string[] =>
  tellerOf({ description, products: [{ name: "Oak Step Stool", category, description: "" }] })
    .left()
    .map(({ telling }) => `${telling.as}: ${telling.text}`)

describe("what is told of a thing", () => {
  test.each([
    ["Oak step stool. 150 ml glass bottle.", "predicate: comes in a 150 ml glass bottle"],
    ["Oak step stool. 24 sheets of 300 gsm paper.", "part: 24 sheets of 300 gsm paper"],
    ["Oak step stool. Image 15 x 20 cm.", "clause: the image measures 15 x 20 cm"],
    ["Oak step stool. Edition of 60.", "predicate: comes in an edition of 60"],
    ["Oak step stool. About 50 hours.", "predicate: lasts about 50 hours"],
    ["Oak step stool. £35.", "predicate: costs £35"],
    ["Oak step stool. 15 mm x 10 m each.", "clause: each measures 15 mm x 10 m"],
    ["Oak step stool. Reflective stitching.", "part: reflective stitching"],
    ["Oak step stool. Pick color: green / mustard / pink.", "predicate: comes in green, mustard or pink"],
    ["Oak step stool. Heat: medium.", "clause: the heat is medium"],
    ["Oak step stool. Machine wash cold.", "note: Machine wash cold"],
    ["Oak step stool. Yes and 3¼ inches wide.", "note: Yes and 3¼ inches wide"],
    ["Oak step stool. With 9 x 5½ inches.", "predicate: measures 9 x 5½ inches"],
    ["Oak step stool. With 92 g with battery.", "predicate: weighs 92 g with battery"],
    ["Oak step stool. 9 pockets each.", "clause: each has 9 pockets"],
    ["Oak step stool. 6 oz and 1 lb pouches.", "option: 6 oz and 1 lb pouches"],
    ["Oak step stool. 6 x 50 g.", "predicate: comes as 6 x 50 g"],
    ["Oak step stool. 16 gauge.", "predicate: is 16 gauge"],
    ["Oak step stool. Newborn to 12 months.", "predicate: is for ages newborn to 12 months"],
    ["Oak step stool. Twist-up.", "predicate: is twist-up"],
    ["Oak step stool. NiMH.", "predicate: is NiMH"],
    ["Oak step stool. RoHS.", "note: RoHS"],
    ["Oak step stool. No wheat, corn or soy.", "part: no wheat, corn or soy"],
    ["Oak step stool with tall side handles to push up from.", "part: tall side handles to push up from"],
    ["Oak step stool and kick mat.", "predicate: is also a kick mat"],
    ["Oak step stool with a shawl and tabs down the front and two pockets.", "part: tabs down the front"],
    ["Oak step stool. Pack of 2.", "predicate: comes as a pack of 2"],
    ["Oak step stool. 2 pairs a box.", "clause: there are 2 pairs in each box"],
    ["Oak step stool. Leave on 60 minutes.", "clause: leave it on for 60 minutes"],
    ["Oak step stool. Takes 2-3 weeks to Riga.", "clause: delivery takes 2-3 weeks to Riga"],
    ["Oak step stool. 8, 10 and 12 inch sizes.", "option: 8, 10 and 12 inch sizes"],
    ["Oak step stool. 15 cm wide approx.", "predicate: is 15 cm wide approx"],
    ["Oak step stool. 24V UK plug.", "part: a 24V UK plug"],
    ["Oak step stool. No tumble dryer.", "note: No tumble dryer"],
    ["Oak step stool, wrapped in paper, no plastic.", "part: no plastic"],
    ["Oak step stool, contoured shape.", "part: a contoured shape"],
    ["Oak step stool. Riveted steel handle and flared sides.", "part: a riveted steel handle and flared sides"],
    ["Oak step stool. M2 / M3 / M4.", "predicate: comes in M2, M3 and M4"],
  ])("%s", (description, telling) => {
    expect(tellingsOf(description)).toContain(telling)
  })

  test.each([
    ["Foot peel mask. Baby soft feet.", "Foot Peel Mask", "predicate: is for baby soft feet"],
    ["Monstera houseplant. Bright indirect light.", "Monstera Houseplant", "predicate: needs bright indirect light"],
    ["Cold brew coffee maker. 1.5 litre.", "Cold Brew Coffee Maker", "predicate: holds 1.5 litres"],
    ["Knee sleeve. Pair. Pack of 2.", "Knee Sleeve", "predicate: comes as a pair"],
  ])("%s", (description, name, telling) => {
    const teller = tellerOf({ description, products: [{ name, category: "", description: "" }] })
    expect(teller.left().map((one) => `${one.telling.as}: ${one.telling.text}`)).toContain(telling)
  })

  test("lime is in a sauce, and a part of anything else", () => {
    expect(tellingsOf("Oak step stool. Lime.", "Hot sauce")).toContain("predicate: is made with lime")
    expect(tellingsOf("Oak step stool. Lime.")).not.toContain("predicate: is made with lime")
  })
})
