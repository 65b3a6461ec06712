import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { placesServed, townOf } from "./towns.ts"

test.each([
  ["Naas co Kildare", "naas"],
  ["Kendal Cumbria", "kendal"],
  ["Timaru NZ", "timaru"],
  ["Otley / Ilkley", "otley"],
  ["Cape Town", "cape town"],
])("the town of %s is what people type", (location, town) => {
  expect(townOf(makeUnderstood({ description: "Roof repair.", location }, "website"))).toBe(town)
})

test("somebody in a region works in the town that the first words name", () => {
  const description = "Driving lessons in Launceston and up to Longford. Dual controls."
  const given = { description, location: "tasmania", targetKeywords: "driving school launceston" }
  expect(townOf(makeUnderstood(given, "website"))).toBe("launceston")
})

test.each([
  [{ location: "Tralee and all of Co. Kerry" }, ["kerry"]],
  [{ location: "Leeds", description: "Roof repair, Leeds and Bradford mostly" }, ["bradford"]],
  [{ location: "Ennis", description: "We repair roofs in Limerick and parts of Galway." }, ["limerick", "galway"]],
  [{ location: "Leeds", description: "We teach in English. Closed in January." }, []],
])("the other places are those that the seller names: %j", (given, places) => {
  const u = makeUnderstood({ description: "Roof repair.", ...given }, "website")
  expect(placesServed(u, townOf(u))).toEqual(places)
})

test.each([
  ["Douglas, Cork", "facebookmarketplace", "cork"],
  ["Athenry, Galway", "website", "athenry"],
  ["Leeds, Yorkshire", "facebookmarketplace", "leeds"],
  ["Milton, Ontario", "facebookmarketplace", "milton"],
])("neighbors of %s on %s look in %s", (location, platform, town) => {
  expect(townOf(makeUnderstood({ description: "Oak piano.", location, facebookLocation: location }, platform))).toBe(
    town,
  )
})
