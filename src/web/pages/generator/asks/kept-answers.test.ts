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

test("typed answers survive a reload, and disappear when they are empty", () => {
  const { kept, open } = makeStorage()
  keepAnswers("item", { "p|size": "9 cm", "p|care": " " }, open)
  expect(readAnswers("item", open)).toEqual({ "p|size": "9 cm" })
  expect(readAnswers("other", open)).toEqual({})
  keepAnswers("item", { "p|size": "" }, open)
  expect(kept.size).toBe(0)
})

test("text from others is not an answer, and a forbidden storage has none", () => {
  const { kept, open } = makeStorage()
  kept.set("answers:item", "[1]")
  expect(readAnswers("item", open)).toEqual({})
  const forbidden = () => {
    throw new Error("forbidden")
  }
  expect(readAnswers("item", forbidden)).toEqual({})
  expect(() => keepAnswers("item", { size: "9 cm" }, forbidden)).not.toThrow()
})
