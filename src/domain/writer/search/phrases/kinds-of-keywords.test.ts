import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { kindsOfKeywords } from "./kinds-of-keywords.ts"

const found = (targetKeywords: string): string[] =>
  kindsOfKeywords(makeUnderstood({ targetKeywords }, "etsy")).flatMap(({ forms }) => forms)

test("what a keyword names has other names, each of two words or more", () => {
  expect(found("cross stitch pattern")).toContain("counted cross stitch")
  for (const name of found("coffee mug, cross stitch pattern, claw clip")) expect(name).toContain(" ")
})
