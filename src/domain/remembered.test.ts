import { expect, test, vi } from "vitest"
import { remembered } from "./remembered.ts"

test("a text is read once, unless it is long", () => {
  const read = vi.fn((text: string) => text.length > 3)
  const isLong = remembered(read)
  expect([isLong("ox"), isLong("ox"), isLong("horse")]).toEqual([false, false, true])
  expect(read).toHaveBeenCalledTimes(2)
  const description = "horse ".repeat(100)
  expect([isLong(description), isLong(description)]).toEqual([true, true])
  expect(read).toHaveBeenCalledTimes(4)
})

test("it does not grow without end", () => {
  const read = vi.fn((text: string) => text)
  const same = remembered(read)
  for (let at = 0; at < 5000; at += 1) same(String(at))
  same("0")
  expect(read).toHaveBeenCalledTimes(5001)
})
