import { expect, test } from "vitest"
import { deedSwaps } from "./deed-swaps.ts"
import { lightSwaps } from "./light-swaps.ts"

const waysOf = (text: string): string[] =>
  [...lightSwaps, ...deedSwaps].flatMap(({ from, to }) => {
    const other = text.replace(from, to)
    return other === text ? [] : [other]
  })

test.each([
  ["It has mitred corners at both ends.", "It has mitred corners at either end."],
  ["The yarn is smooth so you can see the stitch.", "The yarn is smooth so that you can see the stitch."],
  ["It is shown once, then it is done by hand.", "It is shown once, and then it is done by hand."],
  ["Orders before 1 pm leave the same day.", "Orders placed before 1 pm leave the same day."],
  ["I can deliver within 10 miles for £20.", "I can deliver up to 10 miles away for £20."],
  [
    "It comes with a chart but there is no charge and no obligation for it.",
    "It comes with a chart but there is no obligation and no charge for it.",
  ],
  ["The tank shows the level.", "The tank lets you see the level."],
  ["The plate keeps the head from working loose.", "The plate stops the head from working loose."],
  ["Send it back in 30 years.", "Return it in 30 years."],
])("%j becomes %j", (text, wanted) => {
  expect(waysOf(text)).toContain(wanted)
})

test.each([
  "We don't ship it without an ice pack.",
  "We make four colours a year and no more.",
  "It shows the wear of its age.",
  "An hour or so the next day.",
  "You put it on yourself.",
])("%j stays", (text) => {
  expect(waysOf(text)).toEqual([])
})
