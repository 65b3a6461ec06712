import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import type { Brief } from "../../seo/brief.ts"
import { readSaid } from "./read-said.ts"
import { speakerOf } from "./said.ts"
import { waysOf } from "./tell-said.ts"

function waysFor(given: Partial<Brief>) {
  const teller = tellerOf(given, "website")
  const names = { it: "it", the: "it" }
  return readSaid(teller.u).flatMap((one) => waysOf(one, { teller, speaker: speakerOf(teller.u), names }))
}

test.each([
  ["In the trade for 25 years.", "we have been in the trade for 25 years"],
  ["Open weekday evenings.", "we are open on weekday evenings"],
])("%j is said of people: %j", (description, way) => {
  expect(waysFor({ description: `We do brakes. ${description}` })).toContain(way)
})

test("what an office gave and for how much one is insured is said of people", () => {
  const said = waysFor({ description: "We do rewires. niceic approved D617325. Public liability £5m." })
  expect(said).toContain("we are NICEIC approved, number D617325")
  expect(said).toContain("we have public liability of £5m")
  expect(said.join(" ")).not.toMatch(/you get a (?:NICEIC|public)/i)
})

test("who began it may do so in the sentence, and a number may have letters of its own", () => {
  expect(waysFor({ brandStory: "Started in 2006 by two brothers who restored boats." })).toContain(
    "two brothers who restored boats started Marlow Bench in 2006",
  )
  expect(waysFor({ certifications: "EPA Lead-Safe Certified NAT-F1184" })).toContain(
    "we are EPA Lead-Safe Certified (NAT-F1184)",
  )
})
