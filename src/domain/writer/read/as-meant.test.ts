import { expect, test } from "vitest"
import { fillBlanks } from "../../seo/brief.ts"
import { asMeant } from "./as-meant.ts"

const meant = (typed: Parameters<typeof fillBlanks>[0]) => asMeant(fillBlanks(typed))

test("what is planned is not described, and the seller's doubt is no part of a value", () => {
  const { description, appVersion, facebookCondition, productDimensions } = meant({
    description: "Bus times for Leeds. Trains coming soon. No ads.",
    appVersion: "v1.9 beta?",
    facebookCondition: "New i guess",
    productDimensions: "60 x 24 cm each?",
  })
  expect(description).toBe("Bus times for Leeds. No ads.")
  expect([appVersion, facebookCondition, productDimensions]).toEqual(["", "New", "60 x 24 cm each"])
})

test.each([
  ["one tap\nPDF\nkick counter (NOT YET)", "one tap\nPDF"],
  ["Search by number. Offline. audio coming soon by His grace", "Search by number. Offline"],
  ["hints, offline=true, leaderboard=removed in 2.0", "hints, offline"],
  ["saves 1,500 routes, works offline", "saves 1,500 routes, works offline"],
  ["no ads yet free", "no ads yet free"],
])("a feature that is not there is none: %s", (appFeatures, left) => {
  expect(meant({ appFeatures }).appFeatures).toBe(left)
})

test.each([
  ["On the council's list? Check, Ann says we lapsed. Liability €6.5m is in date.", "Liability €6.5m is in date"],
  ["not yet, we are applying for fair trade", ""],
  ["GA pumper cert I have to look up the number", ""],
  ["Gas Safe 204418, NVQ 3", "Gas Safe 204418, NVQ 3"],
])("a proof in doubt is none: %s", (certifications, left) => {
  expect(meant({ certifications }).certifications).toBe(left)
})

test("a keyword in doubt is none, and the form has a description", () => {
  const targetKeywords = "bjd wig;doll wig;reborn wig (no, too small for reborn); fair trade??"
  expect(meant({ targetKeywords }).targetKeywords).toBe("bjd wig;doll wig")
  expect(meant({ itemCondition: "Used, see desc" }).itemCondition).toBe("Used")
})

test("a competitor's name is no keyword", () => {
  const typed = { competitors: "GuitarTuna, Fender Tune", targetKeywords: "tuner,guitartuna,mandolin tuner" }
  expect(meant(typed).targetKeywords).toBe("tuner,mandolin tuner")
})

test("the description knows better than the features", () => {
  const description = "Heated vest. Hand wash only. Not waterproof."
  expect(meant({ description, keyFeatures: "USB 5V\nmachine washable\nwaterproof" }).keyFeatures).toBe("USB 5V")
})

test("any app has a latest version", () => {
  expect(meant({ appVersion: "latest" }).appVersion).toBe("")
  expect(meant({ appVersion: "2.1" }).appVersion).toBe("2.1")
})

test("a mark is one proof with who gives it", () => {
  const { certifications } = meant({ certifications: "Organic, Irish Organic Association, CE marked" })
  expect(certifications).toBe("Organic (Irish Organic Association), CE marked")
})
