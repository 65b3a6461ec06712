import { expect, test } from "vitest"
import { readNames } from "./naming.ts"

const names = (...given: readonly (string | readonly [string, string])[]) =>
  readNames(
    given.map((each) => {
      const [name, category] = typeof each === "string" ? [each, ""] : each
      return { name, category, description: "" }
    }),
    "Larkmoor Sign Language",
  )

test("a part is named with the whole that holds it", () => {
  expect([...names("Spinning guide set", "Tip top only").namedIn("7 guides and tip top")]).toEqual([0])
})

test("one word of a name counts for little beside more words of another", () => {
  const kayaks = names("orange sit on kayak 2.7m", "blue touring kayak 4.3m")
  expect([...kayaks.namedIn("blue sit in tourer, rudder works")]).toEqual([1])
  expect([...kayaks.namedIn("the orange and the blue touring one")]).toEqual([0, 1])
})

test("a category names its things, and a word of the shop's name none", () => {
  expect([
    ...names(["Bodhrán", "Hand drums"], ["Waxed Case", "Cases"]).namedBySubject("The drum has no crossbar"),
  ]).toEqual([0])
  expect([...names("Taster", "Family Sign").namedIn("British Sign Language classes")]).toEqual([])
})

test("some of three are named by what they share", () => {
  const three = names("Filter Coffee Maker 200 ml", "Filter Coffee Maker 400 ml", "Tumbler Set")
  expect([...three.namedBySubject("Coffee powder is not included")]).toEqual([0, 1])
})

test("what is told of hive gear is not told of the hive alone", () => {
  expect([...names("Starter Hive", "Base Board").namedBySubject("The hive gear is cut from pine")]).toEqual([])
})

test("a line in haste is about what it names first", () => {
  const { namedFirst } = names("Water tank 2500L", "0.75kW booster pump")
  expect([...namedFirst("also pump 0.75kW so you can run the house from the tank")]).toEqual([1])
})

test("a size that only one of them has is about that one", () => {
  const { measuredIn } = names("Ash Hurley, 28 to 36 inch", "Hurley Grips")
  expect([...measuredIn("We stock sizes up to 36 inches")]).toEqual([0])
  expect([...measuredIn("We stock sizes up to 40 inches")]).toEqual([])
})

test("a measure that only another product has says whose sentence it is", () => {
  const kneeler = { name: "Garden Kneeler", category: "", description: "20 mm pad" }
  const pad = { name: "Kneeling Pad", category: "", description: "40 mm thick" }
  const { namedBySubject, byMeasure } = readNames([kneeler, pad], "")
  const owners = (text: string) => [...byMeasure(text, namedBySubject(text))]
  expect(owners("The pad is 20 mm of foam")).toEqual([0])
  expect(owners("The pad is 40 mm of foam")).toEqual([1])
  expect(owners("The pad is 30 mm of foam")).toEqual([1])
  const refill = { name: "Refill Discs", category: "", description: "Fit a tray of 7 cm." }
  const tray = { name: "Drying Tray", category: "", description: "Clear." }
  const named = readNames([tray, refill], "")
  const about = "The tray is 7 cm across"
  expect([...named.byMeasure(about, named.namedBySubject(about))]).toEqual([0])
})
