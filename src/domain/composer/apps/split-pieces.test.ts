import { expect, test } from "vitest"
import { isAction, isDoing, splitPieces } from "./split-pieces.ts"

test.each([
  ["Records split, stroke rate and heart rate for every 100 m", 1],
  ["900 questions on road signs, parking, fog, night and rain", 1],
  ["Dark theme, journey planner, 12 widgets", 3],
])("%j is %i", (sentence, count) => {
  expect(splitPieces(sentence)).toHaveLength(count)
})

test.each([
  ["scan QR codes", true],
  ["plan a route for your car", true],
  ["filter by CCS", true],
  ["take photos", true],
  ["crop and rotate", true],
  ["clock in on site", true],
  ["sign, merge and split", true],
  ["skip silence", true],
  ["record fridge and freezer temperatures", true],
  ["trim", true],
  ["set up shifts once", true],
  ["let people sign up", true],
  ["scan history with CSV export", false],
  ["type 2", false],
  ["export options", false],
  ["row counter", false],
])("%j is a command: %j", (text, expected) => {
  expect(isAction(text)).toBe(expected)
})

test.each([
  ["works in Android Auto", true],
  ["shows whether it rains", true],
  ["logs bedtime", true],
  ["records with screen off", true],
  ["never says wrong", true],
  ["widgets for the home screen", false],
  ["maps are 20 MB each", false],
])("%j says what the app does: %j", (text, expected) => {
  expect(isDoing(text)).toBe(expected)
})

test.each([
  ["records with screen off, Google Drive & OneDrive", ["records with screen off", "Google Drive & OneDrive"]],
  [
    "Odd metres such as 7/8, accents by tap, a gap trainer",
    ["Odd metres such as 7/8", "accents by tap", "a gap trainer"],
  ],
  ["Filter by CCS, CHAdeMO or Type 2, from 7 kW to 350 kW", ["Filter by CCS, CHAdeMO or Type 2, from 7 kW to 350 kW"]],
  ["Tuner for guitar, bass and violin with 34 tunings", ["Tuner for guitar, bass and violin with 34 tunings"]],
  ["Game with 9 levels, undo and hints", ["Game with 9 levels, undo and hints"]],
  ["Take photos, add notes and send a report", ["Take photos", "add notes", "send a report"]],
  ["Made by a nurse in Halifax, Nova Scotia", ["Made by a nurse in Halifax, Nova Scotia"]],
  ["608 ports, 14 days ahead, no account", ["608 ports", "14 days ahead", "no account"]],
  ["1,200 plants, a light meter", ["1,200 plants", "a light meter"]],
])("%j has these pieces", (sentence, pieces) => {
  expect(splitPieces(sentence)).toEqual(pieces)
})
