import { expect, test } from "vitest"
import { type Flags, makeMarking } from "./marking.ts"

function start() {
  const item = { id: "a", isFavorite: false, isArchived: false }
  const shown: Flags = { ...item }
  const asked: { change: Partial<Flags>; answer: (isDone: boolean) => void }[] = []
  const failures: unknown[] = []
  const mark = makeMarking({
    show: (_, change) => Object.assign(shown, change),
    send: (_, change) =>
      new Promise((resolve, reject) => {
        asked.push({ change, answer: (isDone) => (isDone ? resolve(null) : reject(new Error("no"))) })
      }),
    fail: (error) => failures.push(error),
  })
  const answer = async (isDone: boolean) => {
    asked.at(-1)?.answer(isDone)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { item, shown, asked, failures, mark, answer }
}

test("a change shows before the server has answered", async () => {
  const { item, shown, mark, answer, failures } = start()
  mark(item, { isFavorite: true })
  expect(shown.isFavorite).toBe(true)
  await answer(true)
  expect(shown.isFavorite).toBe(true)
  expect(failures).toEqual([])
})

test("what fails is taken back and told", async () => {
  const { item, shown, mark, answer, failures } = start()
  mark(item, { isFavorite: true })
  await answer(false)
  expect(shown.isFavorite).toBe(false)
  expect(failures).toHaveLength(1)
})

test("changes of one item go one after the other", async () => {
  const { item, shown, asked, mark, answer } = start()
  mark(item, { isFavorite: true })
  mark({ ...item, isFavorite: true }, { isFavorite: false })
  expect(asked.map(({ change }) => change)).toEqual([{ isFavorite: true }])
  await answer(true)
  expect(asked.map(({ change }) => change)).toEqual([{ isFavorite: true }, { isFavorite: false }])
  expect(shown.isFavorite).toBe(false)
  await answer(false)
  expect(shown.isFavorite).toBe(true)
})

test("an earlier failure takes nothing back that a later press has decided", async () => {
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
