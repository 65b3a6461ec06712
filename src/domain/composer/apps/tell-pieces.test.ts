import { describe, expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { headingOf } from "./headings.ts"
import { readApp } from "./read-app.ts"
import { tellDevices } from "./tell-devices.ts"
import { asThing, makeSubject, tellPieces } from "./tell-pieces.ts"
import { tellPrice } from "./tell-price.ts"

const teller = tellerOf({ appName: "Fernwise", description: "Plant care app." }, "playstore")
const subject = () => makeSubject("Fernwise", 0)

test.each([
  ["nightly list of five", "a nightly list of five"],
  ["12-week plan", "a 12-week plan"],
  ["18 templates", "18 templates"],
  ["bank sync", "bank sync"],
  ["questions based on a diary", "questions based on a diary"],
  ["zip/rar/7z", "zip, rar and 7z"],
])("%j is had as %j", (text, thing) => {
  expect(asThing(text, teller)).toBe(thing)
})

describe("pieces become sentences", () => {
  const told = (description: string) => {
    const own = tellerOf({ appName: "Fernwise", description: `Plant care app. ${description}` }, "playstore")
    return tellPieces(own, subject(), readApp(own.u, false).pieces).join(" ")
  }
  test.each([
    ["32 languages.", /speaks 32 languages/],
    ["6 MB only.", /takes up only 6 MB/],
    ["14 days ahead.", /looks 14 days ahead/],
    ["Works offline.", /(?:It|Fernwise|The app) works offline/],
    ["No ads, no trackers.", /no ads|no trackers|neither/i],
    ["EAN, UPC, PDF417.", /EAN, UPC and PDF417/],
    ["Shopping list sorts by aisle.", /The shopping list sorts by aisle/],
    ["No data collected.", /No data is collected/],
  ])("%j", (description, expected) => {
    expect(told(description)).toMatch(expected)
  })
})

describe("prices keep every figure", () => {
  test.each([
    [["$4.99"], /\$4\.99/],
    [["Free for 4 weeks, then $4.99 a month"], /ree for 4 weeks.+\$4\.99 a month/],
    [["$39.99 a year", "14-day trial"], /(?=.*\$39\.99 a year)(?=.*14)/],
    [["Free: today's puzzle and the last seven"], /^Today's puzzle and the last seven are free\.$/],
    [
      ["In-app purchases: Archive $14.99; Tip jar $1.99 or $4.99"],
      /The archive costs \$14\.99; the tip jar \$1\.99 or \$4\.99/,
    ],
    [["Free with ads, £1.49 removes them"], /£1\.49 removes them/],
    [["Free first unit, £19.99 for the whole course"], /The first unit is free\. The whole course costs £19\.99/],
    [["Remove watermark €4.99 once"], /Removing the watermark costs €4\.99 once/],
  ])("%j", (prices, expected) => {
    expect(tellPrice(teller, subject(), prices).join(" ")).toMatch(expected)
  })
})

test("devices and systems stand in one sentence", () => {
  const [said = ""] = tellDevices(teller, subject(), { machines: ["iPhone", "iPad"], systems: ["iOS 17"], notes: [] })
  for (const name of ["iPhone", "iPad", "iOS 17"]) expect(said).toContain(name)
  expect(tellDevices(teller, subject(), { machines: [], systems: [], notes: [] })).toEqual([])
})

test("a heading is the seller's own name for a block, never the block itself, and none stands twice", () => {
  const own = tellerOf(
    { appName: "Fernwise", description: "Plant app. Logs waterings of every pot.", appFeatures: "Watering log" },
    "playstore",
  )
  const app = readApp(own.u, false)
  const taken = new Set<string>()
  expect(headingOf(own, app, "price", [], taken)).toMatch(/^[A-Z ]+$/)
  const both = [headingOf(own, app, "maker", [], taken), headingOf(own, app, "maker", [], taken)]
  expect(new Set(both).size).toBe(2)
})

test("the name comes back from time to time", () => {
  const { next } = subject()
  const said = Array.from({ length: 10 }, () => next())
  expect(said).toContain("it")
  expect(said).toContain("Fernwise")
})
