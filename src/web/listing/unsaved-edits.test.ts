import { expect, test } from "vitest"
import { keepUnsaved, mergeUnsaved, readUnsaved } from "./unsaved-edits.ts"

function makeStore() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const edits = { at: 5, products: [{ id: "one", tags: ["oak"], platformFields: { section: "Shelves" } }] }

test("edits are stored for their own item only", () => {
  const store = makeStore()
  keepUnsaved(store, "a", edits)
  expect(readUnsaved(store, "a")).toEqual(edits)
  expect(readUnsaved(store, "b")).toBeNull()
  keepUnsaved(store, "a", { at: 6, products: [] })
  expect(store.kept.size).toBe(0)
})

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"at":"x","products":[]}',
  '{"at":1,"products":[{"id":1}]}',
  '{"at":1,"products":[]}',
])("%j in the storage counts as nothing", (text) => {
  const store = makeStore()
  store.setItem("unsaved-edits:a", text)
  expect(readUnsaved(store, "a")).toBeNull()
})

test("a forbidden storage is not an error", () => {
  const fail = () => {
    throw new Error("forbidden")
  }
  const store = { getItem: fail, setItem: fail, removeItem: fail }
  expect(readUnsaved(store, "a")).toBeNull()
  expect(() => keepUnsaved(store, "a", edits)).not.toThrow()
})

test("the later edit of a place wins, others stay", () => {
  const later = [
    { id: "one", tags: ["pine"], titleTag: "T", platformFields: { materials: ["pine"] } },
    { id: "two", titleTag: "U" },
  ]
  expect(mergeUnsaved(edits.products, later)).toEqual([
    { id: "one", tags: ["pine"], titleTag: "T", platformFields: { section: "Shelves", materials: ["pine"] } },
    { id: "two", titleTag: "U" },
  ])
  expect(mergeUnsaved([], later)).toEqual(later)
})
