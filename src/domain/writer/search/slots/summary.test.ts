import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { summaryOf } from "./summary.ts"

const nothing = { title: "", body: "", meta: "", bullets: [], phrases: [] }
const room = { max: 500, unit: "safeChars", target: { min: 0, max: 500 } } as const

test("the first lines have a condition with its faults, or no condition", () => {
  const given = { description: "Oak press.", facebookCondition: "Used, working. One slat is cracked." }
  const body = "Oak press.\n\nCondition: Used, working. One slat is cracked."
  const first = (max: number) =>
    summaryOf(makeUnderstood(given, "facebookmarketplace"), { ...nothing, body }, { ...room, max })
  expect(first(80)).toBe("Oak press.\nCondition: Used, working. One slat is cracked.")
  expect(first(50)).toBe("Oak press.")
})

test("what is included says so without its heading", () => {
  const u = makeUnderstood({ description: "Upright piano." }, "facebookmarketplace")
  const body = "Upright piano.\n\nWhat’s included\n- The bench\n- Two lamps"
  expect(summaryOf(u, { ...nothing, body }, room)).toBe("Upright piano.\n- Included: the bench, two lamps")
})

test("a notice between items is an item", () => {
  const u = makeUnderstood({ description: "Transfer case." }, "ebay")
  const body = "Transfer case.\n\n## Condition\n- Used\n\n## Please note\nThe skid plate is not included.\n\n- UK only"
  expect(summaryOf(u, { ...nothing, body }, room)).toBe(
    "Transfer case.\n- Used\n- The skid plate is not included\n- UK only",
  )
})
