import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import type { Brief } from "../../seo/brief.ts"
import { readApp } from "../apps/read-app.ts"
import { makeSubject } from "../apps/tell-pieces.ts"
import { tellApp, tellBriefly } from "./app.ts"
import { tellLead } from "./app-lead.ts"

const given = (changes: Partial<Brief>) => {
  const teller = tellerOf({ appName: "Fernwise", ...changes }, "playstore")
  return { teller, app: readApp(teller.u, false) }
}

const leadOf = (changes: Partial<Brief>): string => {
  const { teller, app } = given(changes)
  return tellLead(teller, app, makeSubject(app.short, 1)).join(" ")
}

test.each([
  [
    { description: "Row counter for knitting that counts rows." },
    /Fernwise is a row counter for knitting that counts rows\./,
  ],
  [{ description: "Fridge and pantry tracker, shared by one household." }, /is a fridge and pantry tracker/],
  [
    { description: "Sudoku with 5,000 puzzles and a hint that explains the step.", appName: "Nine Cells Sudoku" },
    /^Nine Cells Sudoku (?:has|comes with|offers|brings|includes|gives you) (?!.*\. It explains).*step\.$/,
  ],
  [
    { description: "Live bus times for Leith." },
    /Fernwise (?:shows|has|brings you|gives you) live bus times for Leith/,
  ],
  [
    { description: "Find a charger." },
    /Find a charger with Fernwise|Fernwise you find|Fernwise (?:helps|lets) you find/,
  ],
  [{ description: "Short Welsh lessons.", targetAudience: "parents" }, /parents/],
  [
    {
      description: "I made it.",
      appName: "Halflight Migraine Diary",
      targetKeywords: "migraine diary",
      targetAudience: "people",
    },
    /Halflight Migraine Diary is a migraine diary/,
  ],
])("the first sentence of %j", (changes, expected) => {
  expect(leadOf(changes)).toMatch(expected)
})

test("no promise begins or ends on what is had with it", () => {
  const promised = {
    description: "Site report app.",
    uniqueSellingProposition: "A finished PDF before you leave the site",
  }
  const leads = "Ada Ben Cleo Dan Eve Finn Gus Hal Ida Jo".split(" ").map((appName) => leadOf({ ...promised, appName }))
  for (const lead of leads) expect(lead).not.toMatch(/with it you have/i)
  expect(leads.some((lead) => /you have a finished PDF/.test(lead))).toBe(true)
})

test("a short brief is told in one paragraph, without headings", () => {
  const { teller, app } = given({ description: "Plant care app with a light meter. 1,200 houseplants." })
  expect(tellApp(teller, app)).not.toContain("\n")
})

test("a long brief has headings, and the price stands at the end", () => {
  const { teller, app } = given({
    description:
      "Plant care app. Identify leaves and seedlings by their shape. Log every watering of every pot with a photo. 40 plants of the shade, a moss guide in plain words, 12 maps of where each grows. Works offline once a map is loaded. Syncs later when there is a signal again. No account. Keeps every photo on the phone and out of the cloud. £2 once.",
    brandStory: "Made by two gardeners in Kent. Drawn on a kitchen table over three wet winters.",
    uniqueSellingProposition: "Every plant in it was grown by one of us",
    deviceCompatibility: "Android 10 and up, phones and tablets",
  })
  const paragraphs = tellApp(teller, app).split("\n\n")
  expect(paragraphs.length).toBeGreaterThan(3)
  expect(paragraphs.at(-1)).toContain("£2")
  expect(tellApp(teller, app)).toMatch(/\n[A-Z ]+\n/)
})

test("a heading has two sentences below it", () => {
  const { teller, app } = given({
    description:
      "Plant care app. Identify leaves. 40 plants, a moss guide, 12 maps. Works offline. No account. £2 once.",
    brandStory: "Made by two gardeners in Kent.",
  })
  expect(tellApp(teller, app)).not.toMatch(/^[A-Z ]+$/m)
})

test("told briefly it fits, ends on a full stop and speaks of no price", () => {
  const { teller, app } = given({
    description: "Plant care app with a light meter, a moss guide and 1,200 houseplants. £2 once. Works offline.",
  })
  const text = tellBriefly(teller, app, 120)
  expect(text.length).toBeLessThanOrEqual(120)
  expect(text).toMatch(/\.$/)
  expect(text).not.toContain("£")
})
