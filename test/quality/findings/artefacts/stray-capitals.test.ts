import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findStrayCapitals } from "./stray-capitals.ts"

const form = {
  businessName: "Tern",
  description: "Two small apps. Terns get lost. Perseids in August. Send it to the Watch app",
}

test.each<[string, string[]]>([
  ["There are Two small apps", ["Two"]],
  ["Two apps. Both are small", []],
  ["Ask for Tern in shops", []],
  ["It is on the Watch too", []],
  ["It is out in May again", []],
  ["Good for Perseids and more", []],
  ["Catching the Legend fish", []],
  ["Not one of those Terns sold untested", []],
  ["Roasted in the Home Screen", []],
])("%j: %j", (improvedBodyText, found) => {
  expect(findStrayCapitals(makeWritten({ form, listing: { improvedBodyText } })).map(({ text }) => text)).toEqual(found)
})
