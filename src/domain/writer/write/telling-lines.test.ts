import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { factsTold } from "./body.ts"
import { metaOf } from "./meta.ts"
import { tellingLines } from "./telling-lines.ts"

const linesOf = (description: string, platform?: string): string => {
  const u = makeUnderstood({ description }, platform)
  return tellingLines(factsTold(u), u).join("|")
}

test("nobody searches for how to wash it, or for what is not included", () => {
  const said = linesOf(
    "A cast iron dosa pan, 30 cm wide. Please lift it with both hands. Wash by hand only. A lid is not included. The face is ground flat.",
    "amazon",
  )
  expect(said).toContain("The face is ground flat.")
  expect(said).not.toMatch(/lift|wash|lid/i)
})

test("a trouble is none of the thing", () => {
  const u = makeUnderstood({
    description: "A walnut mill with steel burrs. It is 20 cm high. Walnut does not crack.",
    customerPainPoints: "Plastic mills crack, and their pepper tastes of dust.",
  })
  expect(factsTold(u)).toContain("Plastic mills crack")
  expect(tellingLines(factsTold(u), u).join()).not.toContain("Plastic")
})

test("what comes afterwards needs what came before", () => {
  const said = linesOf(
    "A harmonium arrives losing air. We patch two cracked folds with hide glue. Afterwards it holds for nineteen seconds.",
    "youtube",
  )
  expect(said).not.toContain("Afterwards")
})

test("what a channel promises is not what its video shows", () => {
  const u = makeUnderstood(
    {
      videoDescription:
        "A step-by-step bench graft with a plain knife, rubber strips and wax. We graft ten trees and store them in damp sawdust.",
      uniqueSellingProposition: "We return to every graft after two winters.",
      videoTitle: "Whip Grafting on Crab Rootstock",
    },
    "youtube",
  )
  const told = metaOf(u, factsTold(u), u.thing.name, { max: 158, unit: "safeChars", target: { min: 70, max: 150 } })
  expect(told).toContain("We graft ten trees")
  expect(told).not.toContain("two winters")
})

test("of a video, the search line says what is shown, and not who shows it", () => {
  const u = makeUnderstood(
    {
      description: "I have mended sewing machines since 1998.",
      videoDescription:
        "In this video I set the needle bar height, check the hook timing and replace the bobbin case spring on a black treadle machine. You need a screwdriver.",
      videoTitle: "Black Treadle Machine Skipping Stitches",
    },
    "youtube",
  )
  const told = metaOf(u, factsTold(u), u.thing.name, { max: 158, unit: "safeChars", target: { min: 70, max: 150 } })
  expect(told).toContain("needle bar height")
})

test("a feature without its article is no sentence of running text", () => {
  const u = makeUnderstood(
    {
      appName: "Treblewise",
      description: "Treblewise lets a ringer practice methods at home.",
      appFeatures: "Handstroke gap can be switched off\nThe striking report can be shared",
    },
    "appstore",
  )
  const told = tellingLines(factsTold(u), u).join()
  expect(told).toContain("striking report")
  expect(told).not.toContain("Handstroke gap")
})
