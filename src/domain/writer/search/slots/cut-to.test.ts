import { expect, test } from "vitest"
import { cutTo } from "./cut-to.ts"

const cut = (text: string, max: number): string => cutTo(text, { max, unit: "safeChars", target: { min: 0, max } })

test.each([
  ["Rewinding a burnt 5 HP pump motor from start to finish", 45, "Rewinding a burnt 5 HP pump motor"],
  ["Hanging a fire door on my own: gaps, hinges and the mistake I made", 50, "Hanging a fire door on my own"],
  ["Oak rack for fly rods with brass hooks and felt pads", 40, "Oak rack for fly rods"],
  ["Restoring a Victorian range that nobody had lit since 1950", 45, "Restoring a Victorian range"],
  ["Peg loom rug, brown, cream, washed fleece", 25, "Peg loom rug, brown, cream"],
  ["50 wire clips and 25 lap clips", 20, "50 wire clips"],
  ["Dried cones of alder and blackwater leaves", 34, "Dried cones of alder"],
])("%j in %i characters is cut to whole phrases", (text, max, expected) => {
  expect(cut(text, max + 1)).toBe(expected)
})

test.each([
  ["Bag of two hundred slate tiles in a cotton sack", 24, "Bag of two hundred slate"],
  ["Set of six hand-turned plum wood bobbins", 30, "Set of six hand-turned plum"],
  ["Chess: openings, endgames, traps and everything else", 34, "Chess, openings, endgames"],
])("%j in %i characters is not cut to less than its room needs", (text, max, expected) => {
  expect(cut(text, max)).toBe(expected)
})

test("what fits is not cut", () => expect(cut("Lock gate, start to finish", 30)).toBe("Lock gate, start to finish"))
