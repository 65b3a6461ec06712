import { expect, test } from "vitest"
import { makeInOrder } from "../in-order.ts"
import { type Flags, makeMarking } from "./marking.ts"

function start() {
  const item = { id: "a", isFavorite: false, isArchived: false }
  const shown: Flags = { ...item }
  const asked: { change: Partial<Flags>; answer: (isDone: boolean) => void }[] = []
  const failures: unknown[] = []
  const tick = () => new Promise((resolve) => setImmediate(resolve))
  const inOrder = makeInOrder()
  const mark = makeMarking({
    inOrder,
    show: (_, change) => Object.assign(shown, change),
    send: (_, change) =>
      new Promise((resolve, reject) => {
        asked.push({ change, answer: (isDone) => (isDone ? resolve(null) : reject(new Error("no"))) })
      }),
    fail: (error) => failures.push(error),
  })
  const answer = async (isDone: boolean) => {
    await tick()
    asked.at(-1)?.answer(isDone)
    await tick()
  }
  return { item, shown, asked, failures, inOrder, mark, answer, tick }
}

test("a change appears before the server has answered", async () => {
  const { item, shown, mark, answer, failures } = start()
  mark(item, { isFavorite: true })
  expect(shown.isFavorite).toBe(true)
  await answer(true)
  expect(shown.isFavorite).toBe(true)
  expect(failures).toEqual([])
})

test("a failed change is reverted and reported", async () => {
  const { item, shown, mark, answer, failures } = start()
  mark(item, { isFavorite: true })
  await answer(false)
  expect(shown.isFavorite).toBe(false)
  expect(failures).toHaveLength(1)
})

test("changes of one item are made one after the other", async () => {
  const { item, shown, asked, mark, answer, tick } = start()
  mark(item, { isFavorite: true })
  mark({ ...item, isFavorite: true }, { isFavorite: false })
  await tick()
  expect(asked.map(({ change }) => change)).toEqual([{ isFavorite: true }])
  await answer(true)
  expect(asked.map(({ change }) => change)).toEqual([{ isFavorite: true }, { isFavorite: false }])
  expect(shown.isFavorite).toBe(false)
  await answer(false)
  expect(shown.isFavorite).toBe(true)
})

test("an earlier failure does not revert a later click", async () => {
  const { item, shown, mark, answer } = start()
  mark(item, { isFavorite: true })
  mark({ ...item, isFavorite: true }, { isArchived: true })
  mark({ ...item, isFavorite: true, isArchived: true }, { isFavorite: false })
  mark({ ...item, isArchived: true }, { isFavorite: true })
  await answer(false)
  expect(shown).toMatchObject({ isFavorite: true, isArchived: true })
  await answer(false)
  expect(shown).toMatchObject({ isFavorite: true, isArchived: false })
})

test("a bulk change waits for changes to its items, and they wait for it", async () => {
  const { item, asked, inOrder, mark, answer } = start()
  const done: string[] = []
  const bulk = Promise.withResolvers<void>()
  mark(item, { isArchived: true })
  mark({ ...item, isArchived: true }, { isArchived: false })
  const all = inOrder(["a", "b"], () => {
    done.push(`all after ${asked.length}`)
    return bulk.promise
  })
  mark(item, { isFavorite: true })
  mark({ ...item, id: "c" }, { isFavorite: true })
  await answer(true)
  expect(asked.at(-1)?.change).toEqual({ isFavorite: true })
  asked[0]?.answer(true)
  await answer(true)
  expect(asked.map(({ change }) => change)).toEqual([{ isArchived: true }, { isFavorite: true }, { isArchived: false }])
  expect(done).toEqual(["all after 3"])
  bulk.resolve()
  await all
  await answer(true)
  expect(asked.at(-1)?.change).toEqual({ isFavorite: true })
  expect(asked).toHaveLength(4)
})
