import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { searchPhrases } from "../phrases/phrases.ts"
import { appSubtitle, appTitle, keywordField, shortDescription } from "./app-fields.ts"
import type { Room } from "./room.ts"

const room = (max: number, unit: Room["unit"] = "safeChars"): Room => ({ max, unit, target: { min: 0, max } })
const app = (given: Partial<Brief>) => makeUnderstood({ appName: "Tern", ...given }, "appstore")
const running = app({
  description: "Running plan app with offline voice cues and a weekly plan. It adapts to how this week felt.",
  targetKeywords: "half marathon plan, running coach",
  appFeatures: "Apple Watch workouts\nOffline voice cues",
})
const written = (title: string) => ({ title, body: "", meta: "", bullets: [], phrases: searchPhrases(running) })

test.each([
  [
    { description: "sheep only for now. android 9 up", appFeatures: "scan the tag with a reader or type it" },
    "Scan the tag with a reader or type it",
  ],
  [
    { description: "ajo app for market women n coworkers, who pay who never pay, remind by sms. up to 30 people" },
    "Ajo app for market women and coworkers, who pay who never pay",
  ],
  [{ description: "lawn bowls scorecard, pairs triples fours, offline" }, "Lawn bowls scorecard"],
])("a short description is no limit, no figure and no half of a name: %j", (given, expected) => {
  expect(shortDescription(app(given), written(""), room(80))).toBe(expected)
})

describe("an app", () => {
  test("gets its kind in its title if there is room", () => {
    expect(appTitle(running, room(30))).toBe("Tern: Half Marathon Plan")
    expect(appTitle(app({ description: "Killer sudoku with five levels." }), room(30))).toBe("Tern: Killer Sudoku")
    expect(appTitle(app({ description: "A clicker for dog training on your phone." }), room(30))).toBe(
      "Tern: Clicker for Dog Training",
    )
    expect(appTitle(app({ description: "Tern is a sleep diary that you fill in with three taps." }), room(30))).toBe(
      "Tern: Sleep Diary",
    )
    expect(appTitle(app({ description: "darts scorer 501 301 and cricket, big numbers" }), room(30))).toBe(
      "Tern: Darts Scorer",
    )
    const chores = "app for people in shared houses to split chores. add your housemates, it swaps the rota"
    expect(appTitle(app({ description: chores }), room(30))).toBe("Tern: Split Chores")
    expect(appTitle(app({ description: "Logs your cold water swims with minutes." }), room(30))).toBe(
      "Tern: Cold Water Swim Log",
    )
    expect(appTitle(app({ description: "Tern builds a packing list from your trip." }), room(30))).toBe(
      "Tern: Packing List",
    )
    expect(appTitle(app({ description: "Tern catalogs your books with the camera." }), room(30))).toBe("")
    expect(appTitle(app({ description: "type whats in ur fridge get 3 dinners" }), room(30))).toBe("")
    expect(appTitle(app({ description: "workout log thats just reps and weight" }), room(30))).toBe("Tern: Workout Log")
    expect(appTitle(app({ description: "Puzzle game about loading cars onto a ferry." }), room(30))).toBe(
      "Tern: Puzzle Game",
    )
    expect(appTitle(app({ description: "Tern is free of adverts." }), room(30))).toBe("")
    expect(appTitle(app({ appName: "Ls Log", description: "log book app for learner drivers" }), room(30))).toBe(
      "Ls Log: Log Book App",
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

  test("without a name says what it is for, as far as there is room", () => {
    const cards = makeUnderstood(
      { businessName: "Aoife Byrne", description: "flashcards for the irish driver theory test" },
      "playstore",
    )
    expect(appTitle(cards, room(30))).toBe("Driver Theory Test Flashcards")
  })

  test("has one colon in its title", () => {
    const given = { appName: "Dim: Migraine Diary", targetKeywords: "headache tracker" }
    expect(appTitle(app(given), room(60))).toBe("Dim: Migraine Diary, Headache Tracker")
  })

  test("has a subtitle without any word of its name", () => {
    const subtitle = String(appSubtitle(running, written("Tern: Half Marathon Plan"), room(30)))
    expect(subtitle).toBe("Running Coach")
    expect(contentWords(subtitle)).not.toContain("plan")
  })

  test("has keywords of three or more letters, once each, within the limit in bytes", () => {
    const field = String(keywordField(running, written("Tern: Half Marathon Plan"), room(100, "bytes")))
    const words = field.split(",")
    expect(countUnits(field, "bytes")).toBeLessThanOrEqual(100)
    expect(field).not.toMatch(/\s|how|this|half|plan/)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word.length).toBeGreaterThan(2)
  })

  test.each([
    ["Find a working charger on the way.", "Find a working charger on the way"],
    [
      "PillNest reminds you when to take each medicine and keeps a list that you can show to the doctor.",
      "PillNest reminds you when to take each medicine",
    ],
    [
      "Rain radar app for Ireland and the UK with 2-hour forecast, and with alerts by street and by town.",
      /^Rain radar app/,
    ],
    [
      "Distraction-free writing app with word goals, Markdown export and a typewriter mode.",
      /^Distraction-free writing app with word goals$/,
    ],
    [
      "A clicker for dog training on your phone, with three click sounds and a counter, and with a timer.",
      /^A clicker for dog training/,
    ],
  ])("is described in one line that ends well: %s", (description, expected) => {
    const line = String(shortDescription(app({ description }), written(""), room(80)))
    expect(line).toMatch(expected)
    expect(line.length).toBeLessThanOrEqual(80)
    expect(line).not.toMatch(/(?:with|and|for|by|a|the)$/)
  })
})

test("an app's title has as much of its kind as fits", () => {
  const u = makeUnderstood(
    { appName: "Trolley Duo", description: "Shared shopping list app that sorts by aisle." },
    "appstore",
  )
  expect(appTitle(u, room(30))).toBe("Trolley Duo: Shopping List App")
})
