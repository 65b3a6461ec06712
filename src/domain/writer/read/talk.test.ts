import { expect, test } from "vitest"
import { withoutTalk } from "./talk.ts"

test.each([
  ["Girlies, selling out", ""],
  ["make it rank", ""],
  ["come find out", ""],
  ["Moving sale", ""],
  ["Inflator 5 stars", ""],
  ["no XL bullies sorry", "no XL bullies"],
  ["Sorry, no returns", "no returns"],
])("%j leaves %j", (typed, left) => expect(withoutTalk(typed)).toBe(left))

test.each([
  "Add tags and notes to photos",
  "Use it as a tray",
  "Flag with 50 stars",
  "Comes with a lid",
  "If unopened it keeps for two years",
  "Make your own candles",
  "Sorry card",
  "Guy ropes",
])("%j is not small talk", (typed) => expect(withoutTalk(typed)).toBe(typed))
