import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

test.each([
  [
    "gold coast qld",
    "i find ur ring. gold coast from southport down, wet sand n dry, dont wait n drop a pin where u were",
    "Gold Coast from Southport",
  ],
  ["moose jaw", "tool cabinet, wont split. pick up moose jaw evenings", "Moose Jaw evenings"],
  [
    "leeds",
    "i find ur ring. gold coast from southport down, wet sand n dry, dont wait n drop a pin where u were",
    "gold coast from Southport",
  ],
])("in haste, the seller's place %s has its capitals in the text, too", (location, description, expected) => {
  const { facts, runs } = makeUnderstood({ description, location, products: [] }, "website")
  expect([...facts, ...runs].map(({ text }) => text).join(" | ")).toContain(expected)
})

test.each([
  ["Huon Small Flock Shearing", "shear small mobs all over huon valley and channel", "Huon valley"],
  [
    "Slow Trains",
    "3 nights at Tehachapi loop. camped by tehachapi loop, u dont want to park there",
    "by Tehachapi loop",
  ],
  ["Letraset Heap", "old letraset sheets, dont ask me which", "Letraset sheets"],
  ["Braunston Fenders", "tied by me on the towpath nr braunston, chains r extra", "Braunston"],
  ["Karoo Stoep Furniture", "benches made new, oil again if its standing on the stoep", "on the stoep"],
  ["Small Rope Shop", "small rope fenders tied on a boat, chains r extra", "small rope fenders"],
])("in haste, the name of %s has its capitals in the text, too", (businessName, description, expected) => {
  const { facts, runs } = makeUnderstood({ businessName, description, products: [] }, "etsy")
  expect([...facts, ...runs].map(({ text }) => text).join(" | ")).toContain(expected)
})

test("initials keep their capitals, no matter how they are typed in a keyword", () => {
  const given = {
    description: "The kit has a live SCOBY. The SCOBY travels live.",
    targetKeywords: "kombucha scoby australia",
    products: [],
  }
  expect(makeUnderstood(given, "etsy").facts.map(({ text }) => text)).toContain("The kit has a live SCOBY.")
})

test("in a careful text, one short word in capitals is a name; several are loud", () => {
  const told = (description: string) =>
    makeUnderstood({ description, products: [] }, "website")
      .facts.map(({ text }) => text)
      .join(" ")
  expect(told("We teach small groups. Each learner takes mathematics under CAPS and gets one script.")).toContain(
    "CAPS",
  )
  expect(told("We teach small groups in a quiet room. Each learner gets HELP and some hours of PLAY.")).toContain(
    "help",
  )
})

test("a word that joins is the name of a place behind an article", () => {
  const description = "Check your hospital's policy before you wear it in the OR. It holds locs or braids."
  const { facts } = makeUnderstood({ description }, "etsy")
  expect(facts.map(({ text }) => text).join(" ")).toContain("in the OR. It holds locs or braids")
})

test("who approves is written in capitals", () => {
  const { clean } = makeUnderstood(
    { description: "Biltong sliced in Leeds. SALSA approved kitchen. No MSG." },
    "shopify",
  )
  expect(clean("SALSA approved kitchen")).toBe("SALSA approved kitchen")
})
