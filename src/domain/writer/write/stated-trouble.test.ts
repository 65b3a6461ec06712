import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Brief } from "../../seo/brief.ts"
import { bodyOf } from "./body.ts"
import { statedTrouble } from "./stated-trouble.ts"

const mill: Partial<Brief> = {
  description: "A walnut pepper mill with a steel grinder. It is 18 cm tall. The lid lifts off for filling.",
  targetAudience: "home bakers",
}

const told = (customerPainPoints: string, platformId: string, given: Partial<Brief> = mill): string => {
  const u = makeUnderstood({ ...given, customerPainPoints }, platformId)
  const pains = u.facts.filter(({ topic }) => topic === "pain")
  return statedTrouble(pains, u)
    .map(({ text }) => text)
    .join(" ")
}

describe("a pain point in a whole sentence", () => {
  test.each([
    "Plastic mills crack after a month.",
    "Most mills jam with coarse pepper.",
    "The original screws fall out, and nobody sells new ones.",
    "There is no time to grind by hand, and bought pepper feels wrong.",
    "Toddlers pull the lid off and chew on it.",
    "Netting from garden shops tears in a gale.",
  ])("is told if it is about other things, people or a situation: %s", (text) => {
    expect(told(text, "etsy")).toBe(text)
  })

  test.each([
    "The lid leaks and the handle gets hot.",
    "Lids crack after a month.",
    "Wet grinders rust within a week.",
    "Mills jam with coarse pepper.",
    "Most jam within a month.",
    "It jams with coarse pepper.",
    "Rewinding mills by hand every week.",
    "Imported mills which are too short in the neck.",
    "You grind for ten minutes and get nothing.",
    // No sentence at all.
    "A wet seat on the way home, and supermarket bags that blow away.",
  ])("is not told if it may be about what is sold: %s", (text) => {
    expect(told(text, "etsy")).toBe("")
  })

  test("is told of an app if it is about nothing that the app has", () => {
    const app = {
      description: "Logmill keeps a log of firewood by stack.",
      appName: "Logmill",
      appFeatures: "Dry alarm",
    }
    expect(told("Paper logs get wet in the shed.", "appstore", app)).not.toBe("")
    expect(told("Alarms go off late at night.", "appstore", app)).toBe("")
  })

  test("is told by a business and in a video, which cannot break", () => {
    const plumber = { description: "We mend boilers and taps." }
    expect(told("The boiler cuts out in a hard frost.", "website", plumber)).not.toBe("")
    expect(told("The bearings seize in a wet harvest.", "youtube", plumber)).not.toBe("")
    expect(told("You wait for weeks and nobody comes.", "website", plumber)).toBe("")
  })

  test.each(["ebay", "facebookmarketplace"])("is told of no used thing: %s", (platformId) => {
    expect(told("Plastic mills crack after a month.", platformId)).toBe("")
  })
})

describe("in a description", () => {
  const paragraphs = (given: Partial<Brief>): string[] =>
    bodyOf(makeUnderstood({ ...mill, ...given }, "etsy")).split("\n\n")
  const customerPainPoints = "Plastic mills crack, and their pepper tastes of dust."
  /** Its own words answer the problem. */
  const description = `${mill.description ?? ""} Walnut does not crack.`

  test("it comes right before a promise that answers it", () => {
    const uniqueSellingProposition = "Our wood cannot crack, and no pepper tastes of it."
    expect(paragraphs({ customerPainPoints, uniqueSellingProposition })).toContain(
      `Plastic mills crack, and their pepper tastes of dust. ${uniqueSellingProposition} This pepper mill is for home bakers.`,
    )
  })

  test("it has a paragraph of its own before a promise of something else", () => {
    const uniqueSellingProposition = "The grinder can be replaced at home in five minutes."
    expect(paragraphs({ description, customerPainPoints, uniqueSellingProposition })).toEqual(
      expect.arrayContaining([customerPainPoints, `${uniqueSellingProposition} This pepper mill is for home bakers.`]),
    )
  })

  test("nothing is told of a problem that the text does not answer", () => {
    const uniqueSellingProposition = "The grinder can be replaced at home in five minutes."
    expect(paragraphs({ customerPainPoints, uniqueSellingProposition }).join()).not.toContain("Plastic")
  })

  test.each([
    ["It was tested by nine bakers.", "The mill was tested by nine bakers."],
    ["It comes with two spare clips.", "The mill comes with two spare clips."],
    ["It keeps an edge for years.", "The mill keeps an edge for years."],
    ["It is easy to fit a second one.", "It is easy to fit a second one."],
  ])("behind it, a promise names what is sold: %s", (uniqueSellingProposition, said) => {
    expect(paragraphs({ description, customerPainPoints, uniqueSellingProposition }).join(" ")).toContain(said)
  })

  test("a promise without a verb is an item of a list", () => {
    const given = { uniqueSellingProposition: "Ceramic burrs from a pottery in Stoke", certifications: "CE marked" }
    expect(paragraphs({ customerPainPoints, ...given }).join(" ")).toContain("- Ceramic burrs from a pottery in Stoke")
  })

  test("a row that is no certain English is not told", () => {
    const row = "Mills stick in damp rooms, hard to see how much is left, refills cost a lot"
    expect(paragraphs({ customerPainPoints: row }).join("\n")).not.toContain("hard to see")
  })

  test("it may be answered where it is typed", () => {
    const text = "Cheap mills jam at the neck. Ours is tapered so that nothing sticks."
    expect(paragraphs({ customerPainPoints: text })).toContain(text)
    expect(paragraphs({ customerPainPoints: "Ours is tapered. Cheap mills jam." }).join()).not.toContain("jam")
  })

  test("a promise that only names the same thing is no answer", () => {
    const given = {
      customerPainPoints: "Steel pepper mills make wrists ache.",
      uniqueSellingProposition: "Each pepper mill carries a name.",
    }
    expect(paragraphs(given).join("|")).not.toContain("wrists ache. Each pepper mill")
  })

  test("without a promise, it comes in a separate paragraph behind the people", () => {
    const found = paragraphs({ description, customerPainPoints })
    expect(found.indexOf(customerPainPoints)).toBe(found.indexOf("This pepper mill is for home bakers.") + 1)
  })
})
