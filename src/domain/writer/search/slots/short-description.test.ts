import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import type { Room } from "./room.ts"
import { shortDescription } from "./short-description.ts"

const room: Room = { max: 80, unit: "safeChars", target: { min: 0, max: 80 } }
const written = { title: "", body: "", meta: "", bullets: [], phrases: [] }
const lineOf = (given: Partial<Brief>): string =>
  String(shortDescription(makeUnderstood({ appName: "Tern", ...given }, "playstore"), written, room))

test("a line without a doubt is told up to where it fits", () => {
  const description = "offline bus timetable for Kochi city routes in Malayalam and English, updated by volunteers"
  expect(lineOf({ appName: "", businessName: "", description, products: [] })).toBe(
    "Offline bus timetable for Kochi city routes in Malayalam and English",
  )
})

test.each([
  [
    "Tern is a register for tuition teachers who are still keeping attendance and fees in a notebook that nobody can read.",
    "Register for tuition teachers",
  ],
  ["Find a working charger on the way.", "Find a working charger on the way"],
  [
    "App to identify which spider bit you in southern Africa and find the nearest hospital with antivenom.",
    "App to identify which spider bit you in southern Africa",
  ],
  [
    "Tern is a lesson diary for rowing coaches who teach alone on the two rivers of a town.",
    "Lesson diary for rowing coaches who teach alone on the two rivers of a town",
  ],
  [
    "Tern is a milk collection book for village dairies that buy from 10 to 150 farmers in the hills.",
    "Milk collection book for village dairies",
  ],
  [
    "Tern records every stone of a match on your phone, timed from hog to hog line with one thumb on the ice.",
    "Records every stone of a match on your phone, timed from hog to hog line",
  ],
  [
    "Tern plans walks that leave from 300 stations and from stops that have a bus on Sundays, from 5 to 25 km.",
    "Plans walks that leave from 300 stations and from stops that have a bus",
  ],
  [
    "Tern reminds you when to take each medicine and keeps a list that you can show to the doctor.",
    "Reminds you when to take each medicine",
  ],
  [
    "Rain radar app for Ireland and the UK with 2-hour forecast, and with alerts by street and by town.",
    "Rain radar app for Ireland and the UK with 2-hour forecast, and with alerts",
  ],
  [
    "Distraction-free writing app with word goals, Markdown export and a typewriter mode.",
    "Distraction-free writing app with word goals",
  ],
  [
    "A clicker for dog training on your phone, with three click sounds and a counter, and with a timer.",
    "A clicker for dog training on your phone, with three click sounds and a counter",
  ],
  [
    "Tern runs all of the entries, classes and prize cards of your village flower and produce show every year.",
    "Runs all of the entries",
  ],
  [
    "Tern calculates racing pigeon velocities in yards or metres per minute from the liberation time.",
    "Calculates racing pigeon velocities in yards or metres per minute",
  ],
  [
    "Tern helps a home tutor to mark attendance, note fees paid and see at once who still owes for the month.",
    "Helps a home tutor to mark attendance and note fees paid",
  ],
  [
    "app for auto drivers Chennai to write daily trips, petrol/cng, owner rent and whats left in hand",
    "App for auto drivers",
  ],
])("an app is described in one line that is whole: %s", (description, line) => {
  expect(lineOf({ description })).toBe(line)
})

test.each([
  ["sheep only for now. android 9 up", "CSV export\ncounts down withholding days", "Counts down withholding days"],
  ["only for the Fal so far. tells you the depth at low water", "", "Tells you the depth at low water"],
  ["I made this for my mother. One tap logs an attack in the dark.", "", "One tap logs an attack in the dark"],
  ["German and English. Weaving draft editor for 4 to 16 shafts.", "", "Weaving draft editor for 4 to 16 shafts"],
])("a limit, a language and the maker come after what it does: %s", (description, appFeatures, line) => {
  expect(lineOf({ description, appFeatures })).toBe(line)
})

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
  [
    { description: "gps pin of the bore also. made because we lost the paper. counts rods in feet" },
    "Counts rods in feet",
  ],
])("a short description is no limit, no figure and no half of a name: %j", (given, expected) => {
  expect(lineOf(given)).toBe(expected)
})

test.each([
  [
    "Tern is a logbook for home aquariums.",
    "Water test charts, maintenance reminders",
    "Logbook for home aquariums. Water test charts and maintenance reminders.",
  ],
  [
    "Register for tuition teachers.",
    "Batch attendance, offline, pending fee list",
    "Register for tuition teachers. Batch attendance and pending fee list.",
  ],
  // One feature alone is a fragment.
  [
    "Tern is a logbook for people who keep bees.",
    "Swarm and queen dates",
    "Tern is a logbook for people who keep bees",
  ],
  [
    "Tern is a stud book for breeders of Shetland ponies.",
    "Foals by dam with photographs and dates, farrier dates, vaccination reminders",
    "Stud book for breeders of Shetland ponies. Farrier dates, vaccination reminders.",
  ],
  [
    "Tern is a logbook for people who keep bees. It works without data in the field.",
    "Swarm and queen dates",
    "Tern is a logbook for people who keep bees. Works without data.",
  ],
  [
    "Tern tells you what each loaf of bread really costs you to bake. It works offline.",
    "Measures for flour, salt and yeast\nDough timer",
    "Tern tells you what each loaf of bread really costs you to bake. Works offline.",
  ],
])("where there is room, working offline and features follow: %s", (description, appFeatures, line) => {
  expect(lineOf({ description, appFeatures })).toBe(line)
})

test.each([
  [
    "Keeps time for rowing fours, pairs and eights, works without signal and emails the sheet to the whole club.",
    "Keeps time for rowing fours, pairs and eights. Works without signal.",
  ],
  [
    "App for choir treasurers to record who has paid each term and whose turn it is to bring the biscuits.",
    "App for choir treasurers to record who has paid each term",
  ],
  [
    "Tern helps you revise for the written forklift exam for counterbalance trucks and reach trucks.",
    "Helps you revise for the written forklift exam",
  ],
])("a row is not cut in its middle, a second question is: %s", (description, line) => {
  expect(lineOf({ description })).toBe(line)
})

test("a clause that waits for another is no line", () => {
  const description =
    "When you see a light out to sea at night, tap along with its flashes and the app suggests a lighthouse."
  expect(lineOf({ description, products: [] })).not.toMatch(/^When/)
})
