import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import type { Brief } from "../../seo/brief.ts"
import { appBullets } from "./app-bullets.ts"
import { appPhrases, hangingOn, openingPhrases } from "./app-phrases.ts"
import { readApp } from "./read-app.ts"

const read = (given: Partial<Brief>) => readApp(tellerOf({ appName: "Fernwise", ...given }, "playstore").u, false)

test.each([
  ["Flashcard app for learning Japanese kanji.", "Japanese kanji flashcards"],
  ["Rain radar app for Ireland.", "rain radar"],
  ["Record a loop.", "loop recorder"],
  ["Find a working EV charger on the way.", "EV charger finder"],
])("%j is looked for as %j", (description, phrase) => {
  expect(openingPhrases(read({ description }))[0]).toBe(phrase)
})

test("what hangs on the opening is looked for without the words of the name", () => {
  expect(
    hangingOn(read({ appName: "Sparrow Rain", description: "Rain radar with a forecast and rain alerts by street." })),
  ).toEqual(["forecast", "alerts"])
})

test("the seller's phrases come first, and the vocabulary knows apps only", () => {
  const { u } = tellerOf(
    { appName: "Budgetly", description: "Envelope budget app.", targetKeywords: "couples budget" },
    "playstore",
  )
  const phrases = appPhrases(readApp(u, false))
  expect(phrases[0]).toBe("couples budget")
  expect(phrases.join(" ")).not.toContain("letter")
})

test("a name within a line keeps its capitals", () => {
  const app = read({ description: "Workout log, rest timer, rep graph, CSV export, Apple Watch, plate maths." })
  expect(appBullets(app, { max: 4 }).join(" ")).not.toContain("apple Watch")
})

test("lines are few, the absences share one, price and devices end the list", () => {
  const app = read({
    description:
      "Plant app with a light meter. Identify leaves. Scan pots. 40 plants. Moss guide. No ads, no account. £2 once.",
    deviceCompatibility: "Android 9",
  })
  const lines = appBullets(app, { max: 5 })
  expect(lines).toHaveLength(5)
  expect(lines.slice(-3)).toEqual(["No ads and no account", "£2 once", "Android 9"])
})

test.each([
  ["18 templates, GPS and time stamps on each photo", "18 templates, plus GPS and time stamps on each photo"],
  ["Finished PDF before you leave, photo markup", "Photo markup and finished PDF before you leave"],
  ["Moss guide, dark theme", "Moss guide and dark theme"],
])("%j on one line is %j", (description, line) => {
  expect(
    appBullets(read({ description: `Works with no signal once a long map is there. ${description}.` }), { max: 2 }),
  ).toContain(line)
})

test("the listings of one brief do not share their lines", () => {
  const app = read({ description: "Plant app. Works offline once a map is there. Recorded by gardeners in Kent." })
  const [first, second] = [appBullets(app, { max: 8 }), appBullets({ ...app, place: 1 }, { max: 8 })]
  expect(first.filter((line) => second.includes(line))).toEqual([])
})

test("where one sentence is all there is, each part of it is a line", () => {
  const app = read({ description: "Round timer app for boxing with bell sounds, custom rest periods and 40 workouts." })
  expect(appBullets(app, { max: 8 })).toEqual([
    "Round timer app for boxing",
    "Bell sounds",
    "Custom rest periods",
    "40 workouts",
  ])
})
