import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import type { Brief } from "../../seo/brief.ts"
import { appPhrases } from "../apps/app-phrases.ts"
import { readApp } from "../apps/read-app.ts"
import { appSubtitle, shortDescription } from "./app-line.ts"
import { appTitle, appTitleTag } from "./app-title.ts"
import { keywordField } from "./keyword-field.ts"

const given = (changes: Partial<Brief>, platformId = "appstore") => {
  const teller = tellerOf(changes, platformId)
  return { teller, app: readApp(teller.u, platformId === "appstore") }
}

test.each([
  [{ appName: "Tern", targetKeywords: "half marathon plan" }, "Tern: Half Marathon Plan"],
  [{ appName: "ScanLeaf QR & Barcode", targetKeywords: "barcode scanner" }, "ScanLeaf QR & Barcode: Scanner"],
  [{ appName: "Slackwater", targetKeywords: "tide times, tide chart" }, "Slackwater: Tide Times & Chart"],
  [{ appName: "Restbeat", targetKeywords: "metronome, drum metronome" }, "Restbeat: Drum Metronome"],
  [{ appName: "Kanto", description: "Flashcard app for learning Japanese kanji." }, "Kanto: Kanji Flashcards"],
  [{ appName: "Halflight Migraine Diary", targetKeywords: "headache tracker" }, "Halflight Migraine Diary"],
  [
    { appName: "Six Day Sleeve", targetKeywords: "hearing range diary, hearing range log" },
    "Six Day Sleeve: Hearing Range",
  ],
  [{ appName: "Jetty Times UK", targetKeywords: "ferry times UK" }, "Jetty Times UK: Ferry Times"],
  [
    { appName: "Heron Rain", description: "Rain radar app for Wales with 2-hour forecast and rain alerts by street." },
    "Heron Rain: Radar & Alerts",
  ],
  [
    {
      appName: "Ten Rows Sudoku",
      description: "Sudoku with 900 puzzles in six levels and a hint that explains the step.",
    },
    "Ten Rows Sudoku: 900 Puzzles",
  ],
  [{ appName: "Pia", targetKeywords: "best free game, free puzzle" }, "Pia"],
])("the title for %j", (changes, title) => {
  expect(appTitle(given(changes).app, 30)).toBe(title)
})

test("the search title has more of it, within its room", () => {
  const title = appTitleTag(given({ appName: "Tern", targetKeywords: "half marathon plan, running coach" }).app, 60)
  expect(title).toBe("Tern: Half Marathon Plan & Running Coach")
})

const tern = {
  appName: "Tern",
  businessName: "Tern Labs",
  appCategory: "Health & Fitness",
  description: "Running plan app that adjusts each week. Free for 4 weeks.",
  appFeatures: "Apple Watch workouts, Offline voice cues",
  targetKeywords: "half marathon plan, running coach",
}

test("the subtitle has words that the name has not, and no price", () => {
  const { app } = given(tern)
  const subtitle = appSubtitle(app, "Tern: Half Marathon Plan", 30)
  expect(subtitle.length).toBeGreaterThan(14)
  expect(subtitle.length).toBeLessThanOrEqual(30)
  expect(subtitle).not.toMatch(/tern|marathon|free/i)
})

test("the keyword field is full, of single words that stand nowhere else", () => {
  const { app, teller } = given(tern)
  const field = keywordField(app, teller.u, appPhrases(app), ["Tern: Half Marathon Plan"], 100)
  const words = field.split(",")
  expect(field.length).toBeGreaterThanOrEqual(90)
  expect(field.length).toBeLessThanOrEqual(100)
  expect(field).toMatch(/^[a-z]{3,}(?:,[a-z]{3,})*$/)
  expect(words.filter((word) => /^(?:tern|labs|half|marathon|plan|health|fitness|free)$/.test(word))).toEqual([])
  expect(words.filter((word) => words.includes(`${word}s`))).toEqual([])
})

test.each([
  [{ description: "Free QR reader. Scan codes, create labels and export lists." }, /^(?!.*free).*[Ss]can codes/],
  [{ description: "Rain radar app for Ireland with a 2-hour forecast." }, /^Rain radar app for Ireland/],
])("the short description of %j", (changes, expected) => {
  const { app, teller } = given({ appName: "Pia", ...changes }, "playstore")
  const line = shortDescription(app, teller, 80)
  expect(line.length).toBeLessThanOrEqual(80)
  expect(line).toMatch(expected)
})
