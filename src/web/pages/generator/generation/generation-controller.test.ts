import { describe, expect, it } from "vitest"
import { formSchema } from "../../../../contract/seo/form.ts"
import type { ProductResult } from "../../../../contract/seo/listing.ts"
import type { GenerationView } from "../../../../contract/seo.ts"
import { CallError } from "../../../api/call-error.ts"
import { ConnectionLost } from "../../../api/connection-lost.ts"
import { GenerationController, type WritingCalls, type WritingEvent } from "./generation-controller.ts"

const form = formSchema.parse({ platform: "website", businessName: "B", industry: "I", description: "D" })

const product = (id: string): ProductResult => ({
  ...{ id, productName: id, productTitle: id, titleTag: id, metaDescription: "", improvedBodyText: "" },
  ...{ keywords: [], bulletPoints: [], tags: [], searchTerms: [], platformFields: {}, seoScore: 80 },
  ...{ recommendations: [], checks: [], unsupportedClaims: [], changes: [] },
  writer: { kind: "built-in", name: "Built-in writer" },
  notes: { asks: [], leftOut: [] },
})

const result = (products: readonly ProductResult[]) => ({
  ...{ id: "item-1", generationId: "g-1", platform: "website", totalProducts: products.length, products },
  writer: { kind: "built-in" as const, name: "Built-in writer" },
})

const view = (state: GenerationView["state"], products: readonly ProductResult[] = []): GenerationView => ({
  ...{ id: "g-1", state, platform: "website", done: products.length, total: 2, products, form: {}, writer: null },
  ...{ run: null, itemId: state === "done" ? "item-1" : null },
  result: state === "done" ? result(products) : null,
  problem: state === "failed" ? { code: "provider_failed", message: "The model did not answer." } : null,
  createdAt: "2026-11-21T09:00:00.000Z",
})

type Answer = (hear: (event: WritingEvent) => void) => Promise<string>

function open(answers: readonly Answer[], views: readonly (GenerationView | Error)[] = []) {
  const keys: string[] = []
  const told: Record<"numbered" | "done" | "stopped" | "cancelled", string[]> = {
    ...{ numbered: [], done: [] },
    ...{ stopped: [], cancelled: [] },
  }
  let asked = 0
  const calls: WritingCalls = {
    generate: (_, key, __, hear) => {
      keys.push(key)
      return answers[keys.length - 1]?.(hear) ?? Promise.reject(new Error("not expected"))
    },
    find: async () => {
      const next = views[Math.min(asked++, views.length - 1)]
      if (next === undefined || next instanceof Error) throw next ?? new Error("not expected")
      return next
    },
    cancel: async (id) => told.cancelled.push(id),
    wait: async () => {},
    newKey: () => `key-${keys.length}`,
  }
  const controller = new GenerationController(calls, {
    onNumbered: (id) => told.numbered.push(id),
    onDone: (id, isStopped) => told[isStopped ? "stopped" : "done"].push(id),
  })
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (told.done.length + told.stopped.length > 0 || controller.read().state === "failed") resolve()
        else setImmediate(look)
      }
      look()
    })
  return { controller, told, keys, settled, asked: () => asked }
}

const numbered: WritingEvent = { name: "generation", data: { id: "g-1" } }

describe("a generation", () => {
  it("reports its number, its progress and each product when they arrive", async () => {
    const { controller, told, settled } = open([
      async (hear) => {
        hear(numbered)
        hear({ name: "progress", data: { done: 1, total: 2, productName: "Mug", stage: "written" } })
        hear({ name: "product", data: product("a") })
        expect(controller.read()).toMatchObject({ state: "writing", id: "g-1", done: 1, total: 2, productName: "Mug" })
        return "item-1"
      },
    ])
    controller.generate(form)
    await settled()
    expect(told).toMatchObject({ numbered: ["g-1"], done: ["item-1"] })
    expect(controller.read().state).toBe("idle")
  })

  it("is still watched when the connection breaks", async () => {
    const { controller, told, settled } = open(
      [
        async (hear) => {
          hear(numbered)
          throw new ConnectionLost()
        },
      ],
      [new TypeError("no network"), view("running", [product("a")]), view("done", [product("a"), product("b")])],
    )
    controller.generate(form)
    await settled()
    expect(told.done).toEqual(["item-1"])
  })

  it("that never reached the server is sent again with the same key, and another form with another key", async () => {
    const broken: Answer = () => Promise.reject(new TypeError("no network"))
    const { controller, keys, settled } = open([broken, broken, async () => "item-1"])
    controller.generate(form)
    await settled()
    controller.generate(form)
    await settled()
    expect(controller.read()).toMatchObject({ state: "failed", failure: { title: "Generation Failed" } })
    controller.generate({ ...form, businessName: "Other" })
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it("that is refused says why, keeps finished products, and is sent again with another key", async () => {
    const { controller, keys, settled } = open([
      async (hear) => {
        hear(numbered)
        hear({ name: "product", data: product("a") })
        throw new CallError(502, JSON.stringify({ message: "The model did not answer.", code: "provider_failed" }))
      },
      async () => "item-1",
    ])
    controller.generate(form)
    await settled()
    expect(controller.read()).toMatchObject({
      state: "failed",
      id: "g-1",
      products: [{ id: "a" }],
      failure: { text: "The model did not answer." },
    })
    controller.generate(form)
    expect(keys[1]).not.toBe(keys[0])
  })

  it.each([
    ["failed", "Generation Failed", "The model did not answer."],
    ["cancelled", "Stopped", "You stopped this."],
  ] as const)("that was found %s says so", async (state, title, text) => {
    const { controller, settled } = open([], [view(state, [product("a")])])
    controller.follow("g-1")
    await settled()
    expect(controller.read()).toMatchObject({ state: "failed", failure: { title, text }, products: [{ id: "a" }] })
  })

  it("that cannot be requested is given up in the end", async () => {
    const { controller, settled, asked } = open([], [new TypeError("no network")])
    controller.follow("g-1")
    await settled()
    expect(controller.read()).toMatchObject({ state: "failed" })
    expect(asked()).toBeGreaterThan(10)
  })

  it("is stopped when the user asks", async () => {
    const { controller, told } = open([
      (hear) => {
        hear(numbered)
        return new Promise(() => {})
      },
    ])
    controller.generate(form)
    controller.stop()
    expect(told.cancelled).toEqual(["g-1"])
    expect(controller.read()).toMatchObject({ isStopping: true })
  })

  it("that was stopped ends with the finished products", async () => {
    const finished = { ...view("cancelled", [product("a")]), result: result([product("a")]) }
    const { controller, told, settled } = open(
      [
        async (hear) => {
          hear(numbered)
          throw new CallError(409, JSON.stringify({ message: "This was cancelled.", code: "cancelled" }))
        },
      ],
      [finished],
    )
    controller.generate(form)
    await settled()
    expect(told).toMatchObject({ done: [], stopped: ["item-1"] })
    expect(controller.read().state).toBe("idle")
  })

  it("is no longer reported once another has started", async () => {
    let hearFirst = (_: WritingEvent): unknown => undefined
    const { controller, told, settled } = open([
      (hear) => {
        hearFirst = hear
        return new Promise(() => {})
      },
      async () => "item-2",
    ])
    controller.generate(form)
    controller.generate({ ...form, businessName: "Other" })
    hearFirst(numbered)
    await settled()
    expect(told).toMatchObject({ numbered: [], done: ["item-2"] })
  })
})
