import { expect, test } from "vitest"
import { etsy } from "../../domain/platforms/etsy.ts"
import { keepLocks, readLocks } from "./field-locks.ts"

test("locks are stored for their item; unknown fields are left out", () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  keepLocks(
    store,
    "a",
    new Map([
      ["one", ["tags", "platformFields.gone"]],
      ["two", []],
    ]),
  )
  expect([...readLocks(store, "a", etsy.slots)]).toEqual([["one", ["tags"]]])
  expect([...readLocks(store, "b", etsy.slots)]).toEqual([])
  keepLocks(store, "a", new Map([["one", []]]))
  expect(kept.size).toBe(0)
  store.setItem("field-locks:a", "{")
  expect([...readLocks(store, "a", etsy.slots)]).toEqual([])
})
