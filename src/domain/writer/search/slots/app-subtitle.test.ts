import { describe, expect, test } from "vitest"
import { app, room, running, written } from "../../../../../test/running-app.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { searchPhrases } from "../phrases/phrases.ts"
import { appSubtitle } from "./app-subtitle.ts"
import { appTitle } from "./app-title.ts"

describe("the subtitle of an app", () => {
  test("is not called by a part of one feature", () => {
    const card = app({
      appName: "Formula Card",
      description: "Formula Card replaces the card box in your salon.",
      targetKeywords: "hair colour formula, patch test",
      appFeatures: "Patch test reminders, photos",
    })
    expect(appSubtitle(card, written("Formula Card"), room(30))).toBe("Hair Colour Formula")
  })

  test.each([
    [
      { description: "Tern is a log for weavers.", appFeatures: "Warp charts, weft maps, PDF export" },
      "Log for Weavers, Warp Charts",
    ],
    [
      {
        description: "Tern lets you practise rope splicing at home, even offline.",
        targetKeywords: "red strand, rope splicing",
      },
      "Rope Splicing",
    ],
    [
      { description: "Tern is a log for looms.", targetKeywords: "loom notes", appFeatures: "Warp charts, undo" },
      "Loom Notes, Warp Charts",
    ],
  ])("fills its subtitle with the typed features and with being offline: %j", (given, subtitle) => {
    const u = app(given)
    expect(appSubtitle(u, { ...written("Tern"), phrases: searchPhrases(u) }, room(30))).toBe(subtitle)
  })

  test.each([
    ["App that shows which Singapore hawker centres are closed for cleaning.", "Singapore Hawker Centres"],
    ["Log lambs by ewe tag in the paddock, works with no signal", "Log Lambs by Ewe Tag"],
    ["Counts tai and splits payment for four players.", "Counts Tai and Splits Payment"],
  ])("of one line is what it is about, or what it does up to where a phrase ends: %s", (description, subtitle) => {
    expect(appSubtitle(app({ appName: "Tern", description }), written("Tern"), room(30))).toBe(subtitle)
  })

  test("has a subtitle without any word of its name", () => {
    const subtitle = String(appSubtitle(running, written("Tern: Half Marathon Plan"), room(30)))
    expect(subtitle).toBe("Running Coach, Offline")
    expect(contentWords(subtitle)).not.toContain("plan")
  })

  test.each([
    [{ description: "Tern is a record book for people who race pigeons." }, "For People Who Race Pigeons"],
    [{ description: "Timer for curing bacon and ham at home." }, "Timer for Curing Bacon and Ham"],
    [
      { description: "Flock register for people who keep hill sheep on open commons." },
      "For People Who Keep Hill Sheep",
    ],
    [{ description: "Tern remembers all the reeds.", industry: "Oboe reeds" }, "Remembers All the Reeds"],
    [
      { description: "Tern remembers all the reeds that you make or scrape.", industry: "Oboe reeds" },
      "Remembers All the Reeds",
    ],
    [
      {
        description: "Tern keeps the service history of every piano a technician looks after.",
        industry: "Piano service",
      },
      // Its title says it: "Tern: Piano Service".
      "",
    ],
    [{ appName: "Outrun Trial Scorer", description: "score sheepdog trials on an iPad" }, "Score Sheepdog Trials"],
    [{ description: "Budget app.", appFeatures: "bank sync, German and English" }, ""],
  ])("is in the subtitle what it is, and no feature: %j", (given, subtitle) => {
    const u = app(given)
    const title = appTitle(u, room(30)) || "Tern"
    expect(appSubtitle(u, { ...written(title), phrases: searchPhrases(u) }, room(30))).toBe(subtitle)
  })
})

test("what is typed in a search is no English to show", () => {
  const choir = app({
    appName: "Four Parts",
    description: "Four Parts plays each voice of a choral score.",
    targetKeywords: "learn choir part, satb rehearsal",
  })
  expect(appSubtitle(choir, written("Four Parts"), room(30))).not.toContain("Learn Choir Part")
})

test("where nothing else says what an app has, a whole feature does, and no department", () => {
  const given = {
    appName: "Shore Key",
    description: "Shore Key helps you name what you find between the tides.",
    industry: "Outdoor reference apps",
    appFeatures: "Key of three questions\n412 species with photographs\nNo account and no ads",
  }
  expect(appSubtitle(app(given), written("Shore Key"), room(30))).toBe("412 Species with Photographs")
})

test.each([
  ["Hobby beekeepers with up to 40 hives", "For Hobby Beekeepers"],
  ["Community and chamber choirs", ""],
])("one feature of a small app is not what it is: of %s it says for whom", (targetAudience, subtitle) => {
  const given = {
    appName: "Tern",
    description: "Write down what you saw in which hive and Tern will keep it for you.",
    targetAudience,
    appFeatures: "Queen reminder",
  }
  expect(appSubtitle(app(given), written("Tern"), room(30))).toBe(subtitle)
})
