import { expect, test } from "vitest"
import { askAgainAfter } from "./ask-again-after.ts"

const now = new Date("2026-11-23T09:00:00Z")
const due = (seconds: number) => ({ nextAt: new Date(now.getTime() + seconds * 1000).toISOString() })
const ended = { nextAt: null }

test("a delivery that is being sent is asked for soon, however many attempts it had", () => {
  expect(askAgainAfter([ended, due(0)], now)).toBe(2000)
  expect(askAgainAfter([due(-30), due(3600)], now)).toBe(2000)
})

test("one that waits is asked for when its next attempt is due, and each minute until then", () => {
  expect(askAgainAfter([due(7)], now)).toBe(7000)
  expect(askAgainAfter([due(3600)], now)).toBe(60_000)
})

test("if nothing waits, the log stays as it is", () => {
  expect(askAgainAfter([ended], now)).toBe(false)
  expect(askAgainAfter([], now)).toBe(false)
})
