import { expect, test } from "vitest"
import { makeWritten } from "../../make-written.ts"
import { findSaidTwice } from "./said-twice.ts"

const sentence = "The handle fits a whole hand."
const write = (id: string, improvedBodyText: string, bulletPoints: string[] = []) =>
  makeWritten({ id, listing: { improvedBodyText, bulletPoints } })

test("a bullet may repeat the body, but no field repeats itself", () => {
  const once = write("a", sentence, [sentence])
  expect(findSaidTwice(once)).toEqual([])
  const twice = write("a", `${sentence} So it is. ${sentence}`)
  expect(findSaidTwice(twice)).toMatchObject([{ says: "the same sentence twice" }])
})

test("four words are a fact without a second wording", () => {
  expect(findSaidTwice(write("a", "Machine wash it cold. Machine wash it cold."))).toEqual([])
})
