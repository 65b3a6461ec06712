import { expect, test } from "vitest"
import { checkChapters } from "./chapters.ts"
import type { CheckOutcome } from "./check.ts"

test.each<[string[], CheckOutcome]>([
  [["00:00 Intro", "00:10 Pads", "1:02:03 End"], { code: "ok", measured: 3, limit: 3 }],
  [["0:00 Intro", "0:10 Pads", "0:20 End"], { code: "ok", measured: 3, limit: 3 }],
  [["00:00 Intro", "00:10 Pads"], { code: "too-few", measured: 2, limit: 3 }],
  [[], { code: "too-few", measured: 0, limit: 3 }],
  [["00:01 Intro", "00:20 Pads", "01:00 End"], { code: "not-from-zero", measured: 1, limit: 0, found: "00:01 Intro" }],
  [["00:00 A", "00:30 B", "00:20 C"], { code: "not-in-order", measured: 20, limit: 30, found: "00:20 C" }],
  [["00:00 A", "00:30 B", "00:30 C"], { code: "not-in-order", measured: 30, limit: 30, found: "00:30 C" }],
  [["00:00 A", "00:09 B", "00:30 C"], { code: "too-short", measured: 9, limit: 10, found: "00:00 A" }],
  [["00:00 A", "B", "00:30 C"], { code: "not-a-chapter", measured: 1, limit: 3, found: "B" }],
  [["00:00", "00:10 B", "00:30 C"], { code: "not-a-chapter", measured: 0, limit: 3, found: "00:00" }],
  [["00:00 A", "00:75 B", "01:30 C"], { code: "not-a-chapter", measured: 1, limit: 3, found: "00:75 B" }],
])("%j", (items, outcome) => {
  expect(checkChapters(items, { minItems: 3, minSecondsEach: 10 })).toEqual(outcome)
})
