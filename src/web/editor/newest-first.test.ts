import { expect, test } from "vitest"
import { newestFirst } from "./newest-first.ts"

test("starts one at a time, and skips what is no longer the newest", () => {
  const begun: string[] = []
  const queue = newestFirst<string>((one) => begun.push(one))
  for (const one of ["a", "b", "c"]) queue.ask(one)
  expect(begun).toEqual(["a"])
  queue.done()
  expect(begun).toEqual(["a", "c"])
  queue.done()
  expect(begun).toEqual(["a", "c"])
  queue.ask("d")
  expect(begun).toEqual(["a", "c", "d"])
})

test('does not treat "nothing" as waiting', () => {
  const begun: (string | null)[] = []
  const queue = newestFirst<string | null>((one) => begun.push(one))
  queue.ask("a")
  queue.ask(null)
  queue.done()
  expect(begun).toEqual(["a", null])
})
