import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { makeProduct } from "../../../test/make-product.ts"
import { etsy } from "../../domain/platforms/etsy.ts"
import type { SlotKey, SlotValue } from "../../domain/seo/listing.ts"
import { valueIn } from "../listing/value-in.ts"
import { type EditAction, type EditState, edit, maxSteps, pauseMs, startEditing, unsavedSlots } from "./edit-state.ts"

const id = "one"
const start = startEditing([makeProduct({ id, productTitle: "Oak shelf" }), makeProduct({ id: "two" })], new Map())
const play = (state: EditState, ...actions: EditAction[]): EditState => actions.reduce(edit, state)
const typed = (slot: SlotKey, value: SlotValue, at: number): EditAction => ({ kind: "typed", id, slot, value, at })
const undo: EditAction = { kind: "undo", id }
const redo: EditAction = { kind: "redo", id }
const title = (state: EditState) => state.products[0]?.listing.productTitle
const texts = (state: EditState) =>
  state.products.map(({ listing }) => etsy.slots.map((slot) => valueIn(listing, slot)))

describe("steps", () => {
  test("letters typed together are undone together, and a pause begins a new step", () => {
    const state = play(
      start,
      typed("productTitle", "Oak shelf,", 0),
      typed("productTitle", "Oak shelf, w", 200),
      typed("productTitle", "Oak shelf, wide", 200 + pauseMs),
    )
    expect(title(play(state, undo))).toBe("Oak shelf, w")
    expect(title(play(state, undo, undo))).toBe("Oak shelf")
    expect(title(play(state, undo, undo, redo))).toBe("Oak shelf, w")
    expect(title(play(state, undo, undo, redo, redo))).toBe("Oak shelf, wide")
  })

  test("another field begins a new step", () => {
    const state = play(start, typed("productTitle", "A", 0), typed("titleTag", "B", 1), typed("productTitle", "C", 2))
    expect(title(play(state, undo))).toBe("A")
    expect(title(play(state, undo, undo, undo))).toBe("Oak shelf")
  })

  test("typing after an undo removes the redo steps", () => {
    const state = play(start, typed("productTitle", "A", 0), undo, typed("productTitle", "B", 1), redo)
    expect(title(state)).toBe("B")
    expect(title(play(state, undo))).toBe("Oak shelf")
  })

  test("a version is applied and undone in one step", () => {
    const values = [
      { slot: "productTitle", value: "Old" },
      { slot: "tags", value: ["old"] },
    ] as const
    const state = play(start, { kind: "put", id, values, at: 0 })
    expect(title(state)).toBe("Old")
    expect(texts(play(state, undo))).toEqual(texts(start))
  })

  test("the number of steps is limited", () => {
    const many = Array.from({ length: maxSteps + 50 }, (_, at) => typed("productTitle", `${at}`, at * 10_000))
    const state = play(start, ...many)
    expect(state.products[0]?.past).toHaveLength(maxSteps)
    expect(title(play(state, ...many.map(() => undo)))).toBe("49")
  })

  test("an edit without a change is not a step", () => {
    expect(play(start, typed("productTitle", "Oak shelf", 0), typed("tags", [], 1), undo, redo)).toBe(start)
  })
})

test("a locked field never changes", () => {
  const locked = play(start, { kind: "locked", id, slot: "productTitle", isLocked: true })
  const values = [
    { slot: "productTitle", value: "B" },
    { slot: "titleTag", value: "C" },
  ] as const
  const state = play(locked, typed("productTitle", "A", 0), { kind: "put", id, values, at: 1 })
  expect(title(state)).toBe("Oak shelf")
  expect(state.products[0]?.listing.titleTag).toBe("C")
  const open = play(state, { kind: "locked", id, slot: "productTitle", isLocked: false }, typed("productTitle", "A", 2))
  expect(title(open)).toBe("A")
})

describe("the server's reply", () => {
  const [first] = start.products

  test("marks what was sent as saved, but not what was typed since", () => {
    const state = play(start, typed("productTitle", "A", 0), typed("titleTag", "B", 1))
    const saved = makeProduct({ id, productTitle: "A", seoScore: 50 })
    const [product] = play(state, { kind: "saved", results: [saved], sent: new Map() }).products
    expect(product && unsavedSlots(product, etsy.slots)).toEqual(["titleTag"])
    expect(product?.saved.seoScore).toBe(50)
  })

  test("adds what another tab saved meanwhile, except in edited fields", () => {
    const sent = new Map([[id, ["productTitle" as const]]])
    const state = play(start, typed("productTitle", "A", 0), typed("titleTag", "B", 1), undo, undo)
    const results = [makeProduct({ id, productTitle: "A", titleTag: "Theirs", metaDescription: "Theirs" })]
    const again = play(state, typed("titleTag", "Mine", 9000), { kind: "saved", results, sent })
    const [product] = again.products
    expect(product?.listing).toMatchObject({
      productTitle: "Oak shelf",
      titleTag: "Mine",
      metaDescription: "Theirs",
    })
    expect(product && unsavedSlots(product, etsy.slots)).toEqual(["productTitle", "titleTag"])
  })

  test("a rewritten field can be undone, and is then unsaved", () => {
    const result = makeProduct({ id, productTitle: "New" })
    const state = play(start, { kind: "rewritten", result, slot: "productTitle", at: 0 })
    expect(title(state)).toBe("New")
    const [product] = play(state, undo).products
    expect(product?.listing.productTitle).toBe("Oak shelf")
    expect(product && unsavedSlots(product, etsy.slots)).toEqual(["productTitle"])
  })

  test("a field that is empty again and never existed is removed", () => {
    expect(first && valueIn(first.listing, { ...slotOf("platformFields.materials") })).toEqual([])
    const state = play(
      start,
      typed("platformFields.materials", ["oak"], 0),
      typed("platformFields.materials", [], 9000),
    )
    expect(state.products[0]?.listing.platformFields).toEqual({})
    expect(state.products[0] && unsavedSlots(state.products[0], etsy.slots)).toEqual([])
  })

  test("arriving products are added, known ones stay", () => {
    const state = play(start, typed("productTitle", "A", 0))
    const results = [makeProduct({ id, productTitle: "Server" }), makeProduct({ id: "three" })]
    const next = play(state, { kind: "arrived", results })
    expect(next.products.map((product) => product.id)).toEqual(["one", "two", "three"])
    expect(title(next)).toBe("A")
  })
})

const slotOf = (key: SlotKey) => {
  const slot = etsy.slots.find((one) => one.key === key)
  if (!slot) throw new Error(`no ${key}`)
  return slot
}

const anyText = fc.string({ maxLength: 8 })
const anyList = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 4 })
const anyWritten = fc
  .constantFrom(...etsy.slots)
  .chain((slot) => (slot.kind === "text" ? anyText : anyList).map((value: SlotValue) => ({ slot: slot.key, value })))
const anyEdit: fc.Arbitrary<EditAction> = fc.oneof(
  fc.tuple(anyWritten, fc.nat(5000)).map(([written, at]): EditAction => ({ kind: "typed", id, ...written, at })),
  fc
    .array(anyWritten, { maxLength: 3 })
    .map((some): EditAction => ({ kind: "put", id, values: distinct(some), at: 0 })),
  fc.constantFrom(undo, redo),
)
const distinct = <One extends { slot: SlotKey }>(some: readonly One[]): One[] => [
  ...new Map(some.map((one) => [one.slot, one])).values(),
]

test("undoing all edits gives the start back, and redoing them the end", () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), (actions) => {
      const end = play(start, ...actions)
      const back = play(end, ...actions.map(() => undo))
      expect(texts(back)).toEqual(texts(start))
      expect(back.products.map((product) => unsavedSlots(product, etsy.slots))).toEqual([[], []])
      const again = play(back, ...(end.products[0]?.past ?? []).map(() => redo))
      expect(texts(again)).toEqual(texts(end))
    }),
  )
})
