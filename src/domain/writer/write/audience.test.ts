import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

test.each([
  ["owners of old boats, mostly wooden ones", " owners of old boats, mostly wooden ones."],
  ["people who mend boots and saddles, farriers", "serves people who mend boots and saddles, and farriers."],
  ["bird lovers, gifts for someone who moved away", "We serve bird lovers and someone who moved away."],
  ["woodlot owners, cottagers, people building a shed or barn", "cottagers, and people building a shed or barn."],
  ["bakers potters barbers", "We serve bakers, potters and barbers."],
])("people are joined only where they are several: %s", (targetAudience, expected) => {
  const given = { description: "We sew aprons. We mend sails.", targetAudience }
  expect(bodyOf(makeUnderstood(given, "website"))).toContain(expected)
})
