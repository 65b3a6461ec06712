import { expect, test } from "vitest"
import { preferStanding } from "./prefer-standing.ts"
import type { Standing } from "./standing.ts"

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const make = (standing: Partial<Standing>): Standing => ({
  state: "active",
  status: "active",
  expiresAt: day("2027-01-01"),
  lapsesAt: null,
  isHeld: false,
  ...standing,
})

const active = make({})
const cancelled = make({ state: "cancelled", status: "cancelled", expiresAt: day("2027-06-01") })
const held = make({ state: "disputed", isHeld: true })
const ended = make({ state: "inactive", status: "inactive", expiresAt: day("2026-06-01") })
const endedBefore = make({ state: "refunded", status: "inactive", expiresAt: day("2026-01-01") })
const begun = make({ state: "incomplete", status: "inactive", expiresAt: null })
const never = make({ state: "none", status: "inactive", expiresAt: null })

test.each([
  ["a live one before one that is being left", [cancelled, active, ended], active],
  ["one that is being left before one under dispute", [held, cancelled], cancelled],
  ["one under dispute before one that ended", [ended, held], held],
  ["of those that ended the last", [endedBefore, ended], ended],
  ["what was paid before what was only begun", [begun, ended], ended],
  ["nothing for who never paid", [begun, never], null],
  ["nothing for nobody", [], null],
])("%s", (_, standings, expected) => {
  expect(preferStanding(standings)).toBe(expected)
  expect(preferStanding(standings.toReversed())).toBe(expected)
})
