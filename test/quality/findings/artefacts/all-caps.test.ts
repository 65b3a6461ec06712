import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findAllCaps } from "./all-caps.ts"

const form = { description: "LOOK a SNES cartridge, dvsa approved" }
const found = (listing: Parameters<typeof makeWritten>[0]["listing"]) =>
  findAllCaps(makeWritten({ form, listing: listing ?? {} })).map(({ text }) => text)

test.each<[string, string[]]>([
  ["LOOK at this", ["LOOK"]],
  ["A SNES cartridge", []],
  ["An HDMI cable", ["HDMI"]],
  ["A USB lamp", []],
  ["A DVSA station", []],
  ["Model WM3400CW", []],
  ["Fast ✅", ["✅"]],
  ["Five ★", ["★"]],
  ["Brand™ at 5°", []],
])("%j: %j", (productTitle, words) => {
  expect(found({ productTitle })).toEqual(words)
})

test("capitals replace bold type at the beginning of a bullet or a paragraph, and nowhere else", () => {
  expect(found({ bulletPoints: ["LIGHT TO CARRY: At 68 g it is light", "FITS: REALLY well"] })).toEqual(["REALLY"])
  expect(found({ improvedBodyText: "ON YOUR WRIST\nLeave the PHONE at home." })).toEqual(["PHONE"])
  expect(found({ productTitle: "STONEWARE MUG" })).toEqual(["STONEWARE"])
})
