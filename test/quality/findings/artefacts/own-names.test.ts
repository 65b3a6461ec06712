import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findMisspelledNames } from "./own-names.ts"

const form = {
  description: "Online shop for iPhone, made in Wakefield. Kaia or KAIA. Speckled mug",
  industry: "JOES PLUMBING",
}

test.each<[string, string[]]>([
  ["IPhone ready", ["IPhone"]],
  ["Made in wakefield", ["wakefield"]],
  ["WAKEFIELD", []],
  ["For iPhone in Wakefield", []],
  ["By Kaia", []],
  ["A speckled mug", []],
  ["Joes Plumbing", []],
  ["Buy online", []],
  ["See #wakefield and wakefield.example", []],
])("%j: %j", (improvedBodyText, found) => {
  expect(findMisspelledNames(makeWritten({ form, listing: { improvedBodyText } })).map(({ text }) => text)).toEqual(
    found,
  )
})
