import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import type { Brief } from "../../seo/brief.ts"
import { readApp } from "./read-app.ts"

const read = (given: Partial<Brief>, platformId = "playstore") =>
  readApp(tellerOf({ appName: "Fernwise", ...given }, platformId).u, platformId === "appstore")

test("takes a description apart into what it is, what it does and what it costs", () => {
  const { opening, pieces } = read({
    description:
      "Plant care app with a light meter. Identify leaves, log watering days. No account. Works offline. Free, Plus £2 a month.",
  })
  expect(opening?.text).toBe("plant care app with a light meter")
  expect(pieces.map(({ kind, text }) => [kind, text])).toEqual([
    ["action", "identify leaves"],
    ["action", "log watering days"],
    ["without", "no account"],
    ["does", "works offline"],
    ["money", "Free"],
    ["money", "Plus £2 a month"],
  ])
})

test("says once what the features say again, and adds what they add", () => {
  const { pieces, features } = read({
    description: "Plant app with a light meter.",
    appFeatures: "Light meter, moss guide",
  })
  expect(pieces.map(({ text }) => text)).toEqual(["moss guide"])
  expect(features).toEqual(["light meter", "moss guide"])
})

test("an App Store listing names no other platform", () => {
  const given = {
    description: "Plant app. Syncs with Android tablets. Waters on time.",
    deviceCompatibility: "iPhone, Android 9",
  }
  expect(JSON.stringify(read(given, "appstore"))).not.toMatch(/android/i)
  expect(JSON.stringify(read(given))).toMatch(/android/i)
})

test("one app among several has its own name, and what both do is said of it alone", () => {
  const { name, pieces } = read({
    description: "Two small apps for gardens. Both need no account, neither collects data.",
    products: [
      { name: "Fern Log", category: "", description: "Plant diary with a calendar." },
      { name: "Moss Map", category: "", description: "Map of mosses." },
    ],
  })
  expect(name).toBe("Fern Log")
  expect(pieces.map(({ text }) => text)).toEqual(["no account", "does not collect data"])
})

test.each([
  ["meal planner, meal planer, mealplanner", ["meal planner"]],
  ["pot scanner, pott scanning", ["pot scanner"]],
  ["running coach, running coaches", ["running coach", "running coaches"]],
])("of the phrases %j these stay: %j", (targetKeywords, kept) => {
  expect(read({ description: "App for plants.", targetKeywords }).keywords).toEqual(kept)
})
