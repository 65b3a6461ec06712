import { expect, test, vi } from "vitest"
import type { ProductResult } from "../../contract/seo/listing.ts"
import { CallError } from "../api/call-error.ts"
import { sendUnsaved } from "./send-unsaved.ts"
import { keepUnsaved, readUnsaved } from "./unsaved-edits.ts"

function makeStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const product: ProductResult = {
  id: "p",
  productName: "Mug",
  productTitle: "Old title",
  titleTag: "",
  metaDescription: "",
  keywords: [],
  bulletPoints: [],
  tags: ["oak"],
  searchTerms: [],
  improvedBodyText: "",
  seoScore: 80,
  recommendations: [],
  changes: [],
  platformFields: { section: "Shelves" },
  checks: [],
  unsupportedClaims: [],
  writer: { kind: "built-in", name: "Built-in writer" },
  notes: { asks: [], leftOut: [] },
}

const typed = { id: "p", productTitle: "New title", platformFields: { section: "Mugs", material: "Clay" } }
const before = { id: "p", productTitle: "Old title", platformFields: { section: "Shelves", material: "" } }

function makeServer(changes: Partial<ProductResult> = {}) {
  const write = vi.fn(async () => {})
  return { read: async () => ({ title: "Mugs", products: [{ ...product, ...changes }] }), write }
}

test("edits are applied to the text they were typed over, and then forgotten", async () => {
  const store = makeStore()
  keepUnsaved(store, "a", { at: 1, products: [typed], before: [before] })
  const server = makeServer()
  expect(await sendUnsaved(store, "a", server)).toEqual({ outcome: "sent", title: "Mugs" })
  expect(server.write).toHaveBeenCalledWith("a", [typed])
  expect(readUnsaved(store, "a")).toBeNull()
})

test.each([
  ["another text stands there by now", { productTitle: "Somebody's title" }, [before]],
  ["another field has changed", { platformFields: { section: "Plates" } }, [before]],
  ["nobody knows what they were typed over", {}, undefined],
])("they are kept if %s", async (_, changes, over) => {
  const store = makeStore()
  keepUnsaved(store, "a", { at: 1, products: [typed], before: over })
  const server = makeServer(changes)
  expect(await sendUnsaved(store, "a", server)).toEqual({ outcome: "kept", title: "Mugs" })
  expect(server.write).not.toHaveBeenCalled()
  expect(readUnsaved(store, "a")?.products).toEqual([typed])
})

test("edits that the server already has are only forgotten", async () => {
  const store = makeStore()
  keepUnsaved(store, "a", { at: 1, products: [typed] })
  const server = makeServer({ productTitle: "New title", platformFields: { ...typed.platformFields, more: "yes" } })
  expect(await sendUnsaved(store, "a", server)).toBeNull()
  expect(server.write).not.toHaveBeenCalled()
  expect(readUnsaved(store, "a")).toBeNull()
})

test("text typed during the request stays", async () => {
  const store = makeStore()
  keepUnsaved(store, "a", { at: 1, products: [typed], before: [before] })
  const server = {
    ...makeServer(),
    write: async () => keepUnsaved(store, "a", { at: 2, products: [typed], before: [before] }),
  }
  await sendUnsaved(store, "a", server)
  expect(readUnsaved(store, "a")?.at).toBe(2)
})

test("a deleted item causes no message, a server that is down does", async () => {
  const store = makeStore()
  expect(await sendUnsaved(store, "a", makeServer())).toBeNull()
  keepUnsaved(store, "a", { at: 1, products: [typed], before: [before] })
  const gone = { ...makeServer(), read: () => Promise.reject(new CallError(404, "{}")) }
  expect(await sendUnsaved(store, "a", gone)).toBeNull()
  for (const error of [new CallError(503, "{}"), new TypeError("Failed to fetch")]) {
    const away = { ...makeServer(), read: () => Promise.reject(error) }
    await expect(sendUnsaved(store, "a", away)).rejects.toBe(error)
  }
  expect(readUnsaved(store, "a")).not.toBeNull()
})
