import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { prepareSaidTwice } from "./said-twice.ts"

const sentence = "The handle fits a whole hand."
const write = (id: string, improvedBodyText: string, bulletPoints: string[] = []) =>
  makeWritten({ id, listing: { improvedBodyText, bulletPoints } })

test("the same sentence in two listings is found in both, whatever the signs are", () => {
  const [one, other] = [write("a", `Hello. ${sentence}`), write("b", "", ["The handle fits a whole hand"])]
  const find = prepareSaidTwice([one, other])
  expect(find(one)).toMatchObject([{ text: sentence, says: "the same sentence in b" }])
  expect(find(other)).toHaveLength(1)
})

test("a bullet may say what the body says, but no field says it twice", () => {
  const once = write("a", sentence, [sentence])
  expect(prepareSaidTwice([once])(once)).toEqual([])
  const twice = write("a", `${sentence} So it is. ${sentence}`)
  expect(prepareSaidTwice([twice])(twice)).toMatchObject([{ says: "the same sentence twice" }])
})

test("four words are a fact without a second wording", () => {
  const [one, other] = [write("a", "Machine wash it cold."), write("b", "Machine wash it cold.")]
  expect(prepareSaidTwice([one, other])(one)).toEqual([])
})
