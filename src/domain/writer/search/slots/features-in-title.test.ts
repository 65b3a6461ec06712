import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { featuresInTitle } from "./features-in-title.ts"
import { titleOf } from "./titles.ts"

const titled = (keyFeatures: string, description = "This bag hangs on the chest. It holds 30 lb.") =>
  featuresInTitle(makeUnderstood({ description, keyFeatures }, "amazon"))

test("the short features in their order, without what belongs to the deal", () => {
  expect(titled("Drop bottom, 2 year warranty, padded lining, spare hooks included, storage bag")).toEqual([
    "Drop Bottom",
    "Padded Lining",
  ])
})

test("sizes of a row stay together, and a hasty text is no title", () => {
  expect(titled("soft band, sizes S (1-3 years), M (4-6 years), L (7-9 years)")).toEqual(["Soft Band"])
  expect(titled("soft band, drop bottom", "bag hangs on chest,holds 30 lb!!")).toEqual([])
})

test("a kit is not named by one of the things in it", () => {
  const description = "A kit to clean a flute. Soft cotton swab, wooden rod, polishing cloth."
  const u = makeUnderstood({
    description,
    products: [
      { name: "Flute Cleaning Kit", category: "", description: "Wooden rod, cotton swab and polishing cloth." },
    ],
  })
  expect(titleOf(u, { max: 140, unit: "safeChars", target: { min: 40, max: 140 } })).not.toContain("Rod")
})

test("what a thing weighs is no name of it", () => {
  const u = makeUnderstood({
    description: "A folding net for pier fishing. The hoop is made of aluminum.",
    keyFeatures: "weighs 2.1 lb; belt clip",
    products: [{ name: "Folding Landing Net", category: "", description: "" }],
  })
  expect(titleOf(u, { max: 140, unit: "safeChars", target: { min: 40, max: 140 } })).not.toMatch(/weighs/i)
})

test("a kit is not named by a measured thing in it", () => {
  const description = "Hardwood mallet, 100 ml linseed oil, 2 m fiber tape, two grips and fine sandpaper."
  const u = makeUnderstood({
    description: "A bat care kit for club players. It covers oiling and taping.",
    products: [{ name: "Cricket Bat Care Kit", category: "", description }],
  })
  expect(titleOf(u, { max: 140, unit: "safeChars", target: { min: 40, max: 140 } })).not.toMatch(/tape/i)
})

test("a feature that begins with a word of the name says it again", () => {
  const u = makeUnderstood(
    {
      description: "The mallet knocks in a new bat.",
      keyFeatures: "Sheesham wood head, cotton wrist loop",
      products: [{ name: "Sheesham Bat Mallet", category: "", description: "" }],
    },
    "amazon",
  )
  expect(featuresInTitle(u)).toEqual(["Cotton Wrist Loop"])
})

test("what is included is no feature of the thing", () => {
  const description =
    "Low whistle turned from aluminium tube with a Delrin mouthpiece. 585 mm long. Two pieces. Roll bag and a cleaning rod included."
  const told = "Two-piece aluminium low whistle with a Delrin mouthpiece, 585 mm, with roll bag and cleaning rod."
  const u = makeUnderstood({
    description,
    products: [{ name: "Low Whistle", category: "Whistles", description: told }],
  })
  expect(titleOf(u, { max: 140, unit: "codePoints", target: { min: 40, max: 140 } })).not.toMatch(/cleaning rod/i)
})
