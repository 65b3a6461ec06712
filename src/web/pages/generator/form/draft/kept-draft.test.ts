import { expect, test } from "vitest"
import { emptyValues } from "../fields/brief-values.ts"
import { dropDraft, isSaved, keepDraft, noteSaved, readDraft } from "./kept-draft.ts"

/** An in-memory storage with the methods that are used. */
function makeStorage() {
  const kept = new Map<string, string>()
  const storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, open: () => storage }
}

const values = { ...emptyValues("etsy"), businessName: "Saltmarsh Pottery" }

test("a draft is stored for its own user only, until it is dropped", () => {
  const { open } = makeStorage()
  expect(readDraft("mara", open)).toBeNull()
  keepDraft("mara", values, open)
  expect(readDraft("mara", open)).toEqual(values)
  expect(readDraft("jon", open)).toBeNull()
  dropDraft("mara", open)
  expect(readDraft("mara", open)).toBeNull()
})

test("foreign data is read as far as it makes sense", () => {
  const { kept, open } = makeStorage()
  kept.set("brief-draft:mara", '{"platform":"etsy","businessName":["x"]}')
  expect(readDraft("mara", open)).toEqual(emptyValues("etsy"))
  kept.set("brief-draft:mara", "{broken")
  expect(readDraft("mara", open)).toBeNull()
})

test("a forbidden or full storage is not an error", () => {
  const forbidden = () => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  }
  keepDraft("mara", values, forbidden)
  dropDraft("mara", forbidden)
  expect(readDraft("mara", forbidden)).toBeNull()
  const { open } = makeStorage()
  const full = () => ({
    ...open(),
    setItem: () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    },
  })
  keepDraft("mara", values, full)
  expect(readDraft("mara", open)).toBeNull()
})

test("a form that the history already has is known until something else is typed", () => {
  const { open } = makeStorage()
  expect(isSaved("mara", values, open)).toBe(false)
  noteSaved("mara", values, open)
  expect(isSaved("mara", { ...values, tone: undefined }, open)).toBe(true)
  expect(isSaved("mara", { ...values, description: "Mugs" }, open)).toBe(false)
  expect(isSaved("jon", values, open)).toBe(false)
})
