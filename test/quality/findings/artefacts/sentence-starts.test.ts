import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findLowerStarts } from "./sentence-starts.ts"

test.each<[string, string[]]>([
  ["It holds tea. it is blue.", ["it"]],
  ["wheel-thrown in Rye", ["wheel-thrown"]],
  ["Washer, 4.5 cu. ft. in white, approx. two years old.", []],
  ["iPhone and iPad. iPhone first.", []],
  ["kaia sells rings. kaia again.", []],
  ["Fits all! And more? “yes”", []],
  ["12 oz of tea. 3.75 in tall.", []],
])("%j: %j", (text, found) => {
  const one = makeWritten({ form: { businessName: "kaia rings" }, listing: { bulletPoints: [text] } })
  expect(findLowerStarts(one).map((finding) => finding.text)).toEqual(found)
})

test("tags and keywords begin as people type them", () => {
  expect(findLowerStarts(makeWritten({ listing: { tags: ["stoneware mug"], keywords: ["mug"] } }))).toEqual([])
})
