import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Brief } from "../../seo/brief.ts"
import { whomOf } from "./trouble.ts"

const told = (given: Partial<Brief>, platformId = "etsy") => {
  const u = makeUnderstood({ description: "Oak tray.", ...given }, platformId)
  return whomOf(u.facts, u)
}

describe("people and their trouble", () => {
  test.each([
    ["home bakers", "stale beans", "For home bakers who are tired of stale beans."],
    [
      "people with small kitchens",
      "pans that stick",
      "For people with small kitchens who are tired of pans that stick.",
    ],
    [
      "hosts who serve cheese",
      "boards that warp",
      "For hosts who serve cheese, and for anyone tired of boards that warp.",
    ],
    [
      "club players and parents",
      "hurleys that split",
      "For club players and parents, and for anyone tired of hurleys that split.",
    ],
    [
      "clerks at milk points with many farmers",
      "disputed totals",
      "For clerks at milk points with many farmers, and for anyone tired of disputed totals.",
    ],
    ["", "rigid plans", "For anyone tired of rigid plans."],
    ["", "waking your partner", "For anyone tired of waking their partner."],
  ])("share a sentence if the people are clearly named: %s, %s", (targetAudience, customerPainPoints, expected) => {
    expect(told({ targetAudience, customerPainPoints }).sentences).toEqual([expected])
  })

  test.each([
    [
      "Losing track of water changes, test results on scraps of paper, and not seeing a problem until fish get sick.",
      "For anyone tired of losing track of water changes, test results on scraps of paper, and not seeing a problem until fish get sick.",
    ],
    [
      "Slow drains, smells near the tank, and not knowing when it was last emptied.",
      "For anyone tired of slow drains, smells near the tank, and not knowing when it was last emptied.",
    ],
  ])("are told in the seller's own row: %s", (customerPainPoints, expected) => {
    expect(told({ customerPainPoints, targetAudience: "" }).sentences).toEqual([expected])
  })

  test("are told without the one that nobody is surely tired of", () => {
    const { sentences, stated } = told({
      customerPainPoints: "sock marks, seams that rub the toes, no time",
      targetAudience: "",
    })
    expect([sentences, stated]).toEqual([["For anyone tired of sock marks."], []])
  })

  test.each([
    "Clothes take two cycles to dry",
    "The person who wound it has retired.",
    "awkward to ask parents",
    "adding mistakes",
    "suppliers only sell whole rolls",
    "Slips in the count cause quarrels",
    "learners who freeze at a roundabout",
    "finding out only after the deadline",
    "losing count when somebody talks",
  ])("nobody is surely tired of it: %s", (customerPainPoints) => {
    expect(told({ customerPainPoints, targetAudience: "" }).sentences).toEqual([])
  })

  test("become a question before a promise that answers it by name", () => {
    const { asked, answer } = told({
      customerPainPoints: "candles that leave black soot",
      uniqueSellingProposition: "Our candles burn without black soot",
    })
    expect([asked, answer?.topic]).toEqual(["Tired of candles that leave black soot?", "promise"])
  })

  test.each(["leaky bottle", "no time", "too hot", "the tap drips?", "children who hide their socks"])(
    "nobody is tired of %s",
    (customerPainPoints) => {
      expect(told({ customerPainPoints }).sentences.join(" ")).not.toContain("tired of leaky")
      expect(told({ customerPainPoints }).used.map(({ text }) => text)).not.toContain(customerPainPoints)
    },
  )

  test.each([
    "notes on feed bags get wet and lost",
    "the original rubber perishes and the cushion sinks through",
    "hitting the dent from the top makes the note worse",
    "the tap drips",
    "Bread moulds in three days.",
  ])("nobody is tired of a clause: %s", (customerPainPoints) => {
    expect(told({ customerPainPoints }).sentences).toEqual([])
  })

  test.each([
    ["Carrying hot water to the coop twice a day.", "For anyone tired of carrying hot water to the coop twice a day."],
    ["Mugs that burn the lips, lids that stick", "For anyone tired of mugs that burn the lips, or lids that stick."],
    ["Cold rooms, and bills that double", "For anyone tired of cold rooms and bills that double."],
    [
      "Wet floors, lids that leak, and labels that peel",
      "For anyone tired of wet floors, lids that leak, and labels that peel.",
    ],
    ["wavy zips, raw seams inside", "For anyone tired of wavy zips or raw seams inside."],
  ])("anyone may be tired of a thing or an activity: %s", (customerPainPoints, expected) => {
    expect(told({ customerPainPoints }).sentences).toEqual([expected])
  })

  test("come behind those of whom less is said, whom it would be said of too", () => {
    expect(told({ targetAudience: "couples planning a wedding, shower hosts" }).sentences).toEqual([
      "For shower hosts and couples planning a wedding.",
    ])
  })

  test("are served by somebody who says I", () => {
    const given = { description: "I interpret between Swedish and Farsi.", targetAudience: "courts and hospitals" }
    expect(told({ ...given, businessName: "Sofia Berg" }, "website").sentences).toEqual([
      "Sofia Berg serves courts and hospitals.",
    ])
  })

  test("are not told of a used thing, of which they may be the flaws", () => {
    const given = { targetAudience: "people with small kitchens", customerPainPoints: "pans that stick" }
    expect(told(given, "ebay").sentences.join(" ")).not.toContain("stick")
  })

  test("are not people if they are gifts", () => {
    expect(told({ targetAudience: "people who love the coast, new-home gifts" }).sentences).toEqual([])
  })

  test("become a line, not a sentence, if they are not a plural noun", () => {
    expect(told({ targetAudience: "KIDS 4 and baby shower 2" }).sentences).toEqual([])
  })
})

test("a last item that somebody does not know is joined", () => {
  const u = makeUnderstood(
    {
      description: "We sweep chimneys in Derry.",
      targetAudience: "Homeowners",
      customerPainPoints: "Soot on the carpet, and not knowing if the flue is safe",
    },
    "website",
  )
  const { sentences } = whomOf(u.facts, u)
  expect(sentences.join(" ")).toContain("tired of soot on the carpet and not knowing if the flue is safe")
})

test("a sentence about what others sell is no noun that people are tired of", () => {
  const { sentences } = told({
    targetAudience: "Weavers",
    customerPainPoints: "Shuttles that are too heavy tear the thread, and rough ones snag.",
  })
  expect(sentences.join(" ")).not.toContain("tired of")
})

test("a whole sentence about a thing that somebody has is no noun either", () => {
  const { sentences } = told({
    targetAudience: "Walkers",
    customerPainPoints: "A stick that is too long tires the shoulder.",
  })
  expect(sentences.join(" ")).not.toContain("tired of")
})

test("nobody is tired of people who rarely find something", () => {
  const { sentences } = told({
    targetAudience: "morris dancers",
    customerPainPoints: "Dancers with wide or uneven feet rarely find clogs that fit both feet.",
  })
  expect(sentences.join(" ")).not.toContain("tired of")
})
