import { expect, test } from "vitest"
import { keepAnswers, readAnswers } from "./kept-answers.ts"

function makeStorage() {
  const kept = new Map<string, string>()
  const storage = {
    ...{ length: 0, clear: () => kept.clear(), key: () => null },
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, open: () => storage }
}

test("what was typed is there after a reload, and gone once nothing is left of it", () => {
  const { kept, open } = makeStorage()
  keepAnswers("item", { "p|size": "9 cm", "p|care": " " }, open)
  expect(readAnswers("item", open)).toEqual({ "p|size": "9 cm" })
  expect(readAnswers("other", open)).toEqual({})
  keepAnswers("item", { "p|size": "" }, open)
  expect(kept.size).toBe(0)
})

test("what somebody else wrote there is no answer, and where storage is forbidden there is none", () => {
  const { kept, open } = makeStorage()
  kept.set("answers:item", "[1]")
  expect(readAnswers("item", open)).toEqual({})
  const forbidden = () => {
    throw new Error("forbidden")
  }
  expect(readAnswers("item", forbidden)).toEqual({})
  expect(() => keepAnswers("item", { size: "9 cm" }, forbidden)).not.toThrow()
})
