import { expect, test } from "vitest"
import { adjunctTurns } from "./adjunct-turns.ts"

const waysOf = (text: string): string[] => adjunctTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  [
    "I taught evening classes in Norwich for fourteen years.",
    "For fourteen years I taught evening classes in Norwich.",
  ],
  ["I took on Plot 31 in 2019 under waist-high brambles.", "In 2019 I took on Plot 31 under waist-high brambles."],
  ["I'm planting 60 cloves of garlic in late October.", "In late October I'm planting 60 cloves of garlic."],
  ["I reply with a fixed price before you pay.", "Before you pay, I reply with a fixed price."],
  ["It shows whether a charger was used successfully.", "It shows whether a charger was successfully used."],
  ["We work in Ireland and the UK.", "We work in Ireland and in the UK."],
  ["Canoe hire on the River Wye between Glasbury and Hay", "Canoe hire between Glasbury and Hay on the River Wye"],
  [
    "450 pictures, delivered in an online gallery within 5 weeks.",
    "450 pictures, delivered within 5 weeks in an online gallery.",
  ],
  ["Their children go to a Welsh or Gaelic school.", "Their children go to a Gaelic or Welsh school."],
  [
    "It is for those who row on a machine in the garage before work.",
    "It is for those who row before work on a machine in the garage.",
  ],
  ["Records from German to English.", "Records from German into English."],
  [
    "This loaf is baked in an ordinary oven, from feeding the starter to the first slice.",
    "From feeding the starter to the first slice, this loaf is baked in an ordinary oven.",
  ],
  [
    "It goes from feeding the starter to the first slice.",
    "It goes from feeding the starter through to the first slice.",
  ],
  [
    "We write wills, trusts and deeds, and help families through probate.",
    "We write wills, trusts and deeds. We also help families through probate.",
  ],
  [
    "Oarlog records split, stroke rate and heart rate for every 100 m.",
    "Oarlog records stroke rate, split and heart rate for every 100 m.",
  ],
  ["It has 42 sessions from 10 to 60 minutes.", "It has 42 sessions of 10 to 60 minutes."],
  ["It goes from one ball to the cascade.", "It goes from a single ball to the cascade."],
  ["Plan a journey with one change or none.", "Plan a journey with one change at most."],
])("%j becomes %j", (text, wanted) => {
  expect(waysOf(text)).toContain(wanted)
})

test.each([
  "We left our jobs and moved to Leeds in 2019.",
  "The road runs between Leeds and York.",
  "We work in Tyne and Wear.",
  "A rain radar app for Ireland and the UK.",
  "The shop is closed daily.",
  "It plans dinners, sorts lists and scales servings.",
  "I tell you what it costs before you pay.",
])("%j stays", (text) => {
  expect(waysOf(text)).toEqual([])
})
