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
    ["Oak step stool. Pack of 2.", "predicate: comes as a pack of 2"],
    ["Oak step stool. M2 / M3 / M4.", "predicate: comes in M2, M3 and M4"],
  ])("%s", (description, telling) => {
    expect(tellingsOf(description)).toContain(telling)
  })

  test("lime is in a sauce, and a part of anything else", () => {
    expect(tellingsOf("Oak step stool. Lime.", "Hot sauce")).toContain("predicate: is made with lime")
    expect(tellingsOf("Oak step stool. Lime.")).not.toContain("predicate: is made with lime")
  })
})
