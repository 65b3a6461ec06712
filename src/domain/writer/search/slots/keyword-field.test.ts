import { describe, expect, test } from "vitest"
import { app, room, running, written } from "../../../../../test/running-app.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { searchPhrases } from "../phrases/phrases.ts"
import { appTitle } from "./app-title.ts"
import { keywordField } from "./keyword-field.ts"

describe("an app", () => {
  test("has keywords of three or more letters, once each, within the limit in bytes", () => {
    const field = String(keywordField(running, written("Tern: Half Marathon Plan"), room(100, "bytes")))
    const words = field.split(",")
    expect(countUnits(field, "bytes")).toBeLessThanOrEqual(100)
    expect(field).not.toMatch(/\s|how|this|half|plan/)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word.length).toBeGreaterThan(2)
  })

  test.each([
    [
      {
        description: "Tern keeps the history of every piano a technician looks after, with humidity.",
        targetAudience: "Independent piano technicians",
        appFeatures: "Humidity chart across visits",
      },
      "piano,technician",
    ],
    [
      {
        description: "Hull condition log.",
        targetAudience: "wild swimmers and dog walkers",
        appFeatures: "photo of each hull",
      },
      "",
    ],
    [
      {
        description: "Tern adds up firewood while you stack it. It subtracts when you burn.",
        targetAudience: "Rural households, furniture makers and hardwood dealers",
        appFeatures: "Firewood totals by species\nPrices in milliseconds\nsingle kiln triplet buttons",
      },
      "tracker,furniture,hardwood",
    ],
    [
      { description: "works out how much mix per tank for orchard spraying, put in tank size" },
      "mix,tank,orchard,spraying",
    ],
    [
      {
        description: "Tern draws 12 hole tin patterns for pierced lanterns that you punch by hand.",
        appFeatures: "Hole counter, paper scale, stencil library",
        targetAudience: "hobby tinsmiths and people with a shed",
      },
      "tin,pattern,lantern,stencil,tinsmith,library",
    ],
    [
      {
        description: "Keeps a record of hive weights, works offline at the apiary",
        industry: "Software for beekeeping",
      },
      "beekeeping,apiary,offline",
    ],
    [
      {
        description:
          "log app for shepherds, note each hoof trimming with gloves on, scanning dates, worming. works offline in the fold. up to 9 ewes free",
      },
      "hoof,offline",
    ],
    [
      {
        description:
          "Tern keeps the papers of your allotment. You enter the seed, the trellis and the cloche once, and the app draws the rows, which nobody did by hand at the depot. Slugs are counted, but not the thrushes.",
        appCategory: "Gardening",
        industry: "Gardening",
      },
      "allotment",
    ],
    // Alone, it finds any app, and nobody looks for what the app replaces.
    [{ description: "Tern replaces the whiteboard in the room. It works offline." }, ""],
    [
      { description: "Tern shows the tides and the wind of an estuary, such as a gale, one harbour on each screen." },
      "estuary",
    ],
  ])("has in its keyword field words of its subject and users, and none of side remarks: %j", (given, field) => {
    const u = app(given)
    const title = appTitle(u, room(30)) || "Tern"
    expect(keywordField(u, { ...written(title), phrases: searchPhrases(u) }, room(100, "bytes"))).toBe(field)
  })
})

test("the language of an app is no keyword", () => {
  const given = { description: "Tern is a migraine diary.", appFeatures: "English and French", appName: "Tern" }
  expect(keywordField(app(given), written("Tern: Migraine Diary"), room(100, "bytes"))).not.toMatch(/english/)
})

test("what an app does not do is no keyword of it", () => {
  const given = { description: "Tern finds shells.", appFeatures: "Shell gallery\nDoes not include tide times" }
  expect(keywordField(app(given), written("Tern"), room(100, "bytes"))).not.toContain("tide")
})
