import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { app, room, running } from "../../../../../test/running-app.ts"
import { searchPhrases } from "../phrases/phrases.ts"
import { appTitle } from "./app-title.ts"

describe("an app", () => {
  test("is not called by one of many features", () => {
    const description = "Tern helps singers learn their line at home."
    const features = ["Imports MusicXML", "Slows down", "Loops any bars", "Starting notes from a pitch pipe"]
    const titleWith = (appFeatures: string): string => appTitle(app({ description, appFeatures }), room(30))
    expect(titleWith(features.join("\n"))).toBe("")
    expect(titleWith(features.toReversed().join("\n"))).toBe("Tern: Pitch Pipe App")
  })

  test("that has no name is called what it is, and for whom", () => {
    const description = "Flashcards for cab drivers learning the London streets, 320 routes"
    expect(
      appTitle(makeUnderstood({ appName: "", businessName: "", products: [], description }, "playstore"), room(30)),
    ).toBe("Flashcards for Cab Drivers")
    const list = { appName: "Freezer List", description: "Freezer List is a simple list of what is in your freezer." }
    expect(appTitle(makeUnderstood({ ...list, products: [] }, "playstore"), room(30))).toBe("")
  })

  test("has no half of a row behind its name", () => {
    const light = { appName: "Lumoxlighter", description: "lumoxlighter and torch for reading menus", products: [] }
    expect(appTitle(makeUnderstood(light, "playstore"), room(30))).not.toContain("And Torch")
  })

  test("that asks keeps its mark", () => {
    const asked = {
      appName: "Which Light?",
      description: "Taps along with a light.",
      targetKeywords: "lighthouse finder",
    }
    expect(appTitle(makeUnderstood({ ...asked, products: [] }, "playstore"), room(40))).toMatch(/^Which Light\?(?! ?:)/)
  })

  test("gets its kind in its title if there is room", () => {
    expect(appTitle(running, room(30))).toBe("Tern: Half Marathon Plan")
    expect(appTitle(app({ description: "Killer sudoku with five levels." }), room(30))).toBe("Tern: Killer Sudoku")
    expect(appTitle(app({ description: "A clicker for dog training on your phone." }), room(30))).toBe(
      "Tern: Clicker for Dog Training",
    )
    expect(appTitle(app({ description: "Tern is a sleep diary that you fill in with three taps." }), room(30))).toBe(
      "Tern: Sleep Diary",
    )
    expect(appTitle(app({ description: "Tern catalogs your books with the camera." }), room(30))).toBe("")
    expect(appTitle(app({ description: "type whats in ur fridge get 3 dinners" }), room(30))).toBe("")
    expect(appTitle(app({ description: "workout log thats just reps and weight" }), room(30))).toBe("Tern: Workout Log")
    expect(appTitle(app({ description: "Puzzle game about loading cars onto a ferry." }), room(30))).toBe(
      "Tern: Puzzle Game",
    )
    expect(appTitle(app({ description: "Tern is free of adverts." }), room(30))).toBe("")
    // "Log Book App" could be for anything.
    const ofDrivers = app({ appName: "Ls Log", description: "log book app for learner drivers" })
    expect(appTitle(ofDrivers, room(30))).toBe("")
    expect(appTitle(ofDrivers, room(60))).toBe("Ls Log: Log Book App for Learner Drivers")
    expect(appTitle(app({ description: "A calculator for plasterers." }), room(30))).toBe("Tern: Plasterer Calculator")
    expect(appTitle(app({ description: "A sash window calculator for joiners." }), room(30))).toBe(
      "Tern: Sash Window Calculator",
    )
    expect(searchPhrases(app({ description: "Tern is free of adverts." }))).toEqual([])
  })

  test("is not called by a thing that it is used with", () => {
    const editor = app({
      targetKeywords: "knitting machine, punch card editor",
      description: "Tern edits punch cards.",
    })
    expect(appTitle(editor, room(30))).toBe("Tern: Punch Card Editor")
  })

  test("is called by the tool that its first sentence is about, before what it does", () => {
    const axles = {
      appName: "AxleRight",
      description: "AxleRight works out the weight on each axle of a loaded trailer.",
      targetKeywords: "grain hauling, axle weight calculator",
    }
    // "AxleRight: Grain Hauling" would name something else.
    expect(appTitle(app(axles), room(30))).toBe("")
    expect(appTitle(app(axles), room(50))).toBe("AxleRight: Axle Weight Calculator")
    const loft = {
      appName: "Loftbook",
      description: "Loftbook keeps the records of a loft.",
      targetKeywords: "racing pigeon, pigeon records",
    }
    expect(appTitle(app(loft), room(30))).toBe("Loftbook: Pigeon Records")
  })

  test("is not called by a part of one feature", () => {
    const card = {
      appName: "Formula Card",
      description: "Formula Card replaces the card box in your salon.",
      targetKeywords: "hair colour formula, patch test",
      appFeatures: "Patch test reminders, photos",
    }
    expect(appTitle(app(card), room(30))).not.toContain("Patch")
  })

  test("without a name says what it is for, as far as there is room", () => {
    const cards = makeUnderstood(
      { businessName: "Laura Byrne", description: "flashcards for the driver theory test" },
      "playstore",
    )
    expect(appTitle(cards, room(30))).toBe("Driver Theory Test Flashcards")
    const trips = { businessName: "Meter Kanakku", description: "app for auto drivers to write daily trips" }
    expect(appTitle(makeUnderstood(trips, "playstore"), room(30))).toBe("Meter Kanakku: Auto Driver App")
    const bores = { businessName: "Bore Buddy", description: "log water bore levels on the farm, offline" }
    expect(appTitle(makeUnderstood(bores, "playstore"), room(30))).toBe("Bore Buddy")
  })

  test("is an app for what its users do, if nothing else says what it is", () => {
    const lambs = { description: "Note each lamb and its ewe, works offline.", targetAudience: "small sheep farmers" }
    expect(appTitle(app(lambs), room(30))).toBe("Tern: Sheep Farming App")
    expect(appTitle(app({ ...lambs, targetAudience: "farmers" }), room(30))).toBe("")
    expect(appTitle(app({ description: "Works out how many planks you need for a deck." }), room(30))).toBe(
      "Tern: Plank Calculator",
    )
    expect(appTitle(app({ description: "Tide times for punters round the fens" }), room(30))).toBe("Tern: Tide Times")
  })

  test("is called what its first keyword says, records or its field, before a part of it", () => {
    const theory = { appName: "CAT3 Ready", description: "CAT3 Ready helps you study for the lorry theory test." }
    const keywords = "CAT3 theory test, hazard signs quiz"
    expect(appTitle(app({ ...theory, targetKeywords: keywords }), room(30))).toBe("CAT3 Ready: Theory Test")
    const goats = { appName: "Kidding Book", description: "Kidding Book replaces the notebook at kidding time." }
    expect(appTitle(app({ ...goats, targetKeywords: "kidding app, goat records" }), room(30))).toBe(
      "Kidding Book: Goat Records",
    )
    const loft = {
      appName: "Flight Sheet",
      description: "Flight Sheet works out race speeds.",
      targetKeywords: "pigeon racing speed calculator",
    }
    expect(appTitle(app({ ...loft, industry: "Pigeon racing software" }), room(30))).toBe("Flight Sheet: Pigeon Racing")
    expect(appTitle(app({ ...loft, industry: "Marine navigation" }), room(30))).not.toContain("Navigation")
  })

  test("has one colon in its title", () => {
    const given = { appName: "Dim: Migraine Diary", targetKeywords: "headache tracker" }
    expect(appTitle(app(given), room(60))).toBe("Dim: Migraine Diary, Headache Tracker")
  })
})

test("a sentence that begins with an app's name does not say what the app is", () => {
  const u = makeUnderstood(
    { appName: "Lugtide", description: "Lugtide shows which low tides fall in daylight." },
    "appstore",
  )
  expect(appTitle(u, room(30))).not.toContain("Shows")
})

test("a name that is too long ends before whom it is for", () => {
  const u = makeUnderstood(
    { appName: "CoxBook for Rowing Instructors", description: "CoxBook keeps the outings of a club." },
    "playstore",
  )
  expect(appTitle(u, room(25))).toBe("CoxBook")
})

test("an app without a name is called by what it is", () => {
  const u = makeUnderstood({ businessName: "", description: "App for lambing records, scan the ear tag." }, "playstore")
  expect(appTitle(u, room(30))).toBe("App for Lambing Records")
})

test("an app that is only called an app is titled by what it does", () => {
  const u = makeUnderstood({ businessName: "", description: "app that logs your allotment plot" }, "playstore")
  expect(appTitle(u, room(30))).toBe("Allotment Plot Log")
})

test("an app for keeping records is called by them", () => {
  const description = "An app for noting beehive inspections that reminds you when each hive is due."
  const u = makeUnderstood({ businessName: "", description, products: [] }, "appstore")
  expect(appTitle(u, room(30))).toBe("Beehive Inspection App")
})

test("a kind of app keeps all the words that make it one", () => {
  const given = { appName: "Dump & Tap", targetKeywords: "dump point map", description: "Offline map of dump points." }
  expect(appTitle(app(given), room(30))).not.toContain("Point Map")
  const theory = { appName: "K53 Kerb", targetKeywords: "K53 learners test", description: "Practice for your test." }
  expect(appTitle(app(theory), room(30))).toBe("K53 Kerb: Learners Test")
})

test("an app whose maker's field ends in app is one once", () => {
  const given = {
    appName: "PartLine",
    industry: "Choir rehearsal app",
    description: "PartLine helps choirs learn parts.",
  }
  expect(appTitle(app(given), room(40))).toBe("PartLine: Choir Rehearsal App")
})

test("an app without a name is called for what those do whom it is for", () => {
  const description = "An app that tells bell ringers which method comes next and counts the changes"
  expect(appTitle(app({ appName: "", businessName: "", description }), room(30))).toBe("Bell Ringing App")
})

test.each([
  ["An app that tells you the tide times and safe crossing hours for tidal islands", "Tide Times"],
  ["App that helps stage lighting crews work out gel colours and loads", "App for Stage Lighting Crews"],
  ["app to identify which snake bit you in southern africa and find a hospital", "Snake App"],
  ["simple app for tailors to save customer measurements, hindi and english", "App for Tailors"],
])("an app without a name, %j, is called for what it shows or is about, or for whom it is", (description, title) => {
  expect(appTitle(app({ appName: "", businessName: "", description }), room(30))).toBe(title)
})

test("a name is not said again in two words", () => {
  const given = {
    appName: "SlackWater",
    targetKeywords: "slack water, sea kayak tides",
    description: "It shows the slack.",
  }
  expect(appTitle(app(given), room(30))).not.toContain("Slack Water")
})

test("New Zealand is new in no app's name", () => {
  const description =
    "Identifies 84 New Zealand birds from a ten second recording and keeps a list of where you heard them."
  const u = makeUnderstood({ appName: "Weka Ear", description, products: [] }, "playstore")
  expect(appTitle(u, room(60))).toBe("Weka Ear: New Zealand Bird Identifier")
})
