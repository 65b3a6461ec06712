import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

test.each([
  ["bin reminders for shared houses. free with a small ad at the bottom, 2.49 gets rid", "appstore"],
  ["we sharpen in our van. kitchen knives from 8, scissors from 12", "website"],
])("prices that were typed in one hasty sentence stay in one line: %s", (description, platform) => {
  const [, prices = ""] = description.split(". ")
  expect(bodyOf(makeUnderstood({ description }, platform)).toLowerCase()).toContain(prices)
})

test("other parts of a hasty sentence are lines of their own", () => {
  const description = "goat milking stand. headbail adjusts both ways, ply floor with grip tape on it"
  expect(bodyOf(makeUnderstood({ description }, "facebookmarketplace")).split("\n")).toEqual(
    expect.arrayContaining(["- Headbail adjusts both ways", "- Ply floor with grip tape on it"]),
  )
})
