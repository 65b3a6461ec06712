import { expect, test } from "vitest"
import { rememberedUses, rememberUses } from "./remembered-uses.ts"

function makeStore(begin: Record<string, string> = {}) {
  const kept = new Map(Object.entries(begin))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
    },
  }
}

test("a choice is remembered by the file's signature, the latest choice of twenty files", () => {
  const store = makeStore()
  rememberUses(store, "a", new Map([["title", "name"]]))
  rememberUses(store, "a", new Map([["title", "keep"]]))
  expect(rememberedUses(store, "a")).toEqual(new Map([["title", "keep"]]))
  expect(rememberedUses(store, "b")).toBeNull()
  for (let at = 0; at < 20; at++) rememberUses(store, `other ${at}`, new Map())
  expect(rememberedUses(store, "a")).toBeNull()
})

test.each([["nonsense"], ['[{"signature":1}]'], ['[{"signature":"a","uses":[["title","unheard-of"]]}]']])(
  "what somebody else left in the store is not believed: %s",
  (left) => {
    const store = makeStore({ "bulk-columns": left })
    expect(rememberedUses(store, "a")).toBeNull()
    rememberUses(store, "a", new Map([["title", "name"]]))
    expect(rememberedUses(store, "a")?.size).toBe(1)
  },
)

test("a full or forbidden storage does not matter", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full")
    },
  }
  expect(() => rememberUses(full, "a", new Map())).not.toThrow()
})
