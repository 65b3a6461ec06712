import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { appFill } from "./app-fill.ts"

const fill = (description: string): string[] =>
  appFill(makeUnderstood({ appName: "Zonk", description, products: [] }, "appstore"))

test.each([
  [
    "Chromatic tuner for guitar, bass, ukulele and violin.",
    ["guitar tuner", "bass tuner", "ukulele tuner", "violin tuner"],
  ],
  [
    "Score keeper for darts, snooker and pool leagues.",
    ["darts score keeper", "snooker score keeper", "pool score keeper"],
  ],
  ["Rain radar app for Ireland and the UK.", ["rain radar ireland", "rain radar uk"]],
  ["App that shows which Singapore hawker centres are closed.", ["singapore hawker centres", "hawker centre app"]],
  ["Drill irregular Irish verbs five minutes a day.", ["irregular irish verbs", "irish verb app"]],
  ["Milk delivery ledger for dairymen.", ["milk delivery app"]],
  ["38 sailing knots, each turnable in 3D.", ["sailing knots app"]],
])("the topic of an app: %s", (description, expected) => {
  expect(fill(description)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ["Drag real-size guitar pedals onto a board.", /^guitar pedals$|^drag/],
  ["Row counter for knitters and teachers.", /knitter|teacher/],
  ["Learn Irish Sign Language with 900 short videos.", /^sign language$/],
  ["Log volume calculator with three rules.", /^volume/],
])("who looks for something else, and for half a name, is none: %s", (description, wrong) => {
  for (const phrase of fill(description)) expect(phrase).not.toMatch(wrong)
})
