import { expect, test, vi } from "vitest"
import { createToastStore, toastLimits } from "./toast-store.ts"

/** A store on a clock that the test moves by hand. */
function makeStore() {
  const waiting = new Map<number, { task: () => void; dueMs: number }>()
  let nowMs = 0
  let nextId = 0
  const store = createToastStore((task, delayMs) => {
    const id = nextId++
    waiting.set(id, { task, dueMs: nowMs + delayMs })
    return () => void waiting.delete(id)
  })
  function pass(ms: number) {
    nowMs += ms
    for (const [id, { task, dueMs }] of [...waiting]) {
      if (dueMs > nowMs) continue
      waiting.delete(id)
      task()
    }
  }
  return { store, pass, waiting }
}

test("shows an open toast with the id that it returns", () => {
  const { store } = makeStore()
  const id = store.show({ title: "Copied!" })
  expect(store.read()).toEqual([{ id, title: "Copied!", isOpen: true }])
})

test("a toast with an action stays longer", () => {
  const { store } = makeStore()
  store.show({ title: "Filled in", action: { label: "Undo", onAct: () => {} } })
  expect(store.read()[0]?.durationMs).toBe(toastLimits.actionMs)
})

test("a new toast replaces the old one: only one is visible", () => {
  const { store } = makeStore()
  const first = store.show({ title: "First" })
  const second = store.show({ title: "Second" })
  expect(second).not.toBe(first)
  expect(store.read().map((toast) => toast.title)).toEqual(["Second"])
})

test("dismissing closes at once and removes after 1,000,000 ms, not a millisecond earlier", () => {
  const { store, pass } = makeStore()
  const id = store.show({ title: "Saved" })
  store.dismiss(id)
  expect(store.read()[0]?.isOpen).toBe(false)
  pass(toastLimits.removalDelayMs - 1)
  expect(store.read()).toHaveLength(1)
  pass(1)
  expect(store.read()).toEqual([])
})

test("dismissing twice, or a removed toast, changes nothing and waits for nothing", () => {
  const { store, waiting } = makeStore()
  const gone = store.show({ title: "Gone" })
  const here = store.show({ title: "Here" })
  const listener = vi.fn()
  store.subscribe(listener)
  store.dismiss(gone)
  expect(listener).not.toHaveBeenCalled()
  store.dismiss(here)
  store.dismiss(here)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(waiting.size).toBe(1)
})

test("a replaced toast's removal is cancelled and never affects the new one", () => {
  const { store, pass, waiting } = makeStore()
  store.dismiss(store.show({ title: "Old" }))
  store.show({ title: "New" })
  expect(waiting.size).toBe(0)
  pass(toastLimits.removalDelayMs)
  expect(store.read().map((toast) => toast.title)).toEqual(["New"])
})

test("notifies its listeners until they leave; the snapshot stays the same object between changes", () => {
  const { store } = makeStore()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.show({ title: "One" })
  expect(store.read()).toBe(store.read())
  leave()
  store.show({ title: "Two" })
  expect(listener).toHaveBeenCalledTimes(1)
})

test("the product's numbers", () => {
  expect(toastLimits).toEqual({
    visible: 1,
    durationMs: 5000,
    actionMs: 12_000,
    removalDelayMs: 1_000_000,
    swipeThresholdPx: 50,
    hotkey: "F8",
  })
})

test("when a dialog opens, plain messages disappear; failures and messages with undo stay", () => {
  const { store } = makeStore()
  const isOpen = () => store.read()[0]?.isOpen
  store.show({ title: "Copied!" })
  store.dismissPassing()
  expect(isOpen()).toBe(false)
  store.show({ title: "Export failed", variant: "destructive" })
  store.dismissPassing()
  expect(isOpen()).toBe(true)
  store.show({ title: "Filled in", action: { label: "Undo", onAct: () => {} } })
  store.dismissPassing()
  expect(isOpen()).toBe(true)
})
