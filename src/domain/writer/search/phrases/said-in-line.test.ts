import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { calledInLine, nameInLine } from "./said-in-line.ts"

const understood = (name: string, description: string, platformId = "ebay") =>
  makeUnderstood(
    { description, itemCondition: "Used", products: [{ name, category: "", description: "" }] },
    platformId,
  )

test.each([
  ["Massey Ferguson 135 front grille", "Small dent bottom left, no badge.", ["massey ferguson 135 front grille"]],
  ["Nikon Nikkor 105mm f/2.5 AI lens", "Focus smooth, both caps.", ["nikkor 105mm f/2.5 ai lens"]],
  ["Twelve Lace Bobbins", "Fruitwood, hand turned.", ["lace bobbins"]],
  ["Cast iron paniyaram pan 7 pit", "Pre-seasoned.", ["cast iron paniyaram pan"]],
  ["The Shucker", "Made on PEI, maple handle.", []],
])("the name itself, without how many there are: %s", (name, description, expected) => {
  expect(nameInLine(understood(name, description))).toEqual(expected)
})

test.each([
  ["Kopi Sock Strainer (large)", "cotton kopi sock, 14 cm steel ring, wooden handle", "cotton kopi sock"],
  ["Hornby Class 25 BR blue", "Hornby Class 25 diesel, OO gauge, runs well", "hornby class 25 diesel"],
  ["Chicken Heart Dog Treats", "Freeze-dried chicken hearts, one ingredient, 3 oz bag", "freeze-dried chicken hearts"],
  ["Baldwin upright piano with bench", "Baldwin upright, needs tuning", ""],
  ["Long Hair Swim Cap XL", "Extra roomy swim cap with satin lining", ""],
  ["Tasman Bridge Linocut", "Two-colour linocut of the Tasman Bridge, A4", ""],
  ["Cane Ice Tip", "Flip-up ice spike for a walking cane, five steel points.", ""],
  ["Silicone Straw Tips", "16 silicone tips for metal straws", ""],
  ["Nikon Micro-Nikkor 55mm", "sharp macro lens, oil on the aperture blades", ""],
])("what the first words call it, if that is another name for the same: %s", (name, description, expected) => {
  expect(calledInLine(understood(name, description))).toBe(expected)
})
