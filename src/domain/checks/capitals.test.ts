import { expect, test } from "vitest"
import { checkCapitals } from "./capitals.ts"
import type { CheckOutcome } from "./check.ts"

test.each<[string[], CheckOutcome]>([
  [["A mug"], { code: "ok", measured: 0, limit: 1 }],
  [["BIG HUG MUG"], { code: "ok", measured: 0, limit: 1 }],
  [["SALE mug"], { code: "ok", measured: 1, limit: 1 }],
  [["SUPER mug", "MEGA cup"], { code: "all-caps", measured: 2, limit: 1, found: "MEGA" }],
  [["HDMI NTSC JPEG cable"], { code: "ok", measured: 0, limit: 1 }],
  [["WM3400CW ABCDs"], { code: "ok", measured: 0, limit: 1 }],
  [["ÉCOLE DÉJÀ"], { code: "all-caps", measured: 2, limit: 1, found: "DÉJÀ" }],
  [["KIVAA TOOLS kit"], { code: "ok", measured: 1, limit: 1 }],
])("%j", (texts, outcome) => {
  expect(checkCapitals(texts, { maxWords: 1 }, ["KIVAA GmbH"])).toEqual(outcome)
})
