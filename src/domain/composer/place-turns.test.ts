import { expect, test } from "vitest"
import { placeTurns } from "./place-turns.ts"

const waysOf = (text: string): string[] => placeTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["It was written by a nurse in Leeds.", "It was written in Leeds by a nurse."],
  [
    "You may paddle it to the castle and back before you decide.",
    "Before you decide, you may paddle it to the castle and back.",
  ],
  ["Everything is stored on your phone and in your iCloud.", "Everything is stored in your iCloud and on your phone."],
  ["It stands in a former fire station in Asheville.", "It stands in what was once a fire station in Asheville."],
  ["It was bought in 2023 for £430.", "It was bought for £430 in 2023."],
])("%j becomes %j", (text, wanted) => {
  expect(waysOf(text)).toContain(wanted)
})

test.each([
  "I send a cardboard sheath kit with a prepaid label.",
  "One for people whose cat drinks from the bathroom tap.",
  "It is written by people and with the reason for each answer.",
])("%j stays", (text) => {
  expect(waysOf(text)).toEqual([])
})
