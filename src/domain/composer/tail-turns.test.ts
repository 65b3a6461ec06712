import { expect, test } from "vitest"
import { tailTurns } from "./tail-turns.ts"

const waysOf = (text: string): string[] => tailTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  [
    "It was repasted with Arctic MX-6 in January because it ran hot.",
    "It was repasted in January with Arctic MX-6 because it ran hot.",
  ],
  ["Rewaxed by me in October with thornproof dressing.", "Rewaxed in October by me with thornproof dressing."],
  ["Nothing is uploaded unless you switch on the cloud.", "Unless you switch on the cloud, nothing is uploaded."],
  [
    "We leave varnish off on purpose, because it goes sticky.",
    "Since it goes sticky, we leave varnish off on purpose.",
  ],
  [
    "My aunt fed a farm crew from one cellar and left me her canner.",
    "My aunt fed a farm crew from one cellar. She left me her canner.",
  ],
  [
    "His daughter took over the bench in 2011 and he still draws the capitals.",
    "His daughter took over the bench in 2011. He still draws the capitals.",
  ],
  ["The gaiters are cut for boots, not for trail shoes.", "The gaiters are cut not for trail shoes but for boots."],
  ["Labels are splash proof but fade in strong sun.", "Labels are splash proof yet fade in strong sun."],
])("%j becomes %j", (text, wanted) => {
  expect(waysOf(text)).toContain(wanted)
})

test.each([
  "The boards are cut with the grain so covers do not warp in July.",
  "The clutch is where you write down the eggs.",
  "It is not for the oven but it is fine in the freezer.",
  "Everything is on 115 V unless it says so and was run until last fall.",
])("%j stays", (text) => {
  expect(waysOf(text)).toEqual([])
})
