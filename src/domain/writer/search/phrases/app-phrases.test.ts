import { expect, test } from "vitest"
import { app } from "../../../../../test/running-app.ts"
import { keywordListOf } from "../slots/lists.ts"
import { appPhrases } from "./app-phrases.ts"

test.each([
  [{ description: "app for rabbit keepers to note litters" }, ["rabbit keeping app"]],
  [{ description: "Tern is a record book for stokvels and savings groups." }, ["stokvel app", "savings group app"]],
  [
    { description: "Note every clutch of your hens.", targetAudience: "hobby goat farmers in Wales" },
    ["goat farming app"],
  ],
  [
    { description: "Note who owes what.", targetAudience: "Treasurers and members of allotment societies" },
    ["allotment society app"],
  ],
  [{ description: "App for lambing records, scan the ear tag." }, ["lambing records app"]],
  [{ description: "Note every check.", targetAudience: "Community trapping groups" }, ["trapping app"]],
  // "Farming app" and "women group app" find anything, and a kiln log for potters is found by its kiln.
  [{ description: "Note who owes what.", targetAudience: "farmers, women groups" }, []],
  [{ description: "Tern is a kiln log for potters." }, []],
])("an app that could be for anything is looked for by what its users do: %j", (given, phrases) => {
  expect(appPhrases(app(given))).toEqual(phrases)
})

test.each([
  [{ description: "notes app for shepherds, log each hoof bath. works offline" }, ["hoof bath log"]],
  [
    {
      description: "for the crew of a ferry.",
      appFeatures: "ferry trip log, cards log, fuel record per crossing, csv export",
    },
    ["ferry trip log"],
  ],
  [{ description: "Photos and notes of gulls" }, []],
])("the tools that an app is or has are looked for too: %j", (given, phrases) => {
  expect(appPhrases(app(given))).toEqual(phrases)
})

test.each([
  ["Woodworking software", ["woodworking app"]],
  ["Handweaving design tools", ["handweaving design app"]],
  ["Bell ringing", ["bell ringing app"]],
  ["Software", []],
])("the field of an app is looked for: %s", (industry, phrases) => {
  const given = { description: "Tern adds up boards while you stand at the rack.", industry }
  expect(keywordListOf(app(given))).toEqual(phrases)
})

test("a seller's keywords are enough", () => {
  expect(appPhrases(app({ description: "app for rabbit keepers", targetKeywords: "rabbit records" }))).toEqual([])
})

test.each([
  ["A diary for home aquariums that works offline.", "for home aquariums"],
  ["A record of watering for each bed.", "of watering"],
])("nobody types what an app is for, unless it is for people: %s", (description, wrong) => {
  expect(keywordListOf(app({ description })).join(" | ")).not.toContain(wrong)
})
