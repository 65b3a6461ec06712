import { expect, it } from "vitest"
import { noticeOf } from "./storage.ts"

const storage = (items: number, bytes: number) => ({ items, maxItems: 100, bytes, maxBytes: 1000 })

it.each([
  [0, 0, null],
  [79, 799, null],
  [80, 0, /^Your storage is 80% full\. Delete what/],
  [0, 800, /^Your storage is 80% full\./],
  [99, 999, /^Your storage is 99% full\./],
  [100, 0, /^Your storage is full, so nothing new can be saved\. Delete what/],
  [0, 1500, /^Your storage is full/],
])("says the right thing about %i items and %i bytes", (items, bytes, words) => {
  const notice = noticeOf(storage(items, bytes))
  if (words === null) expect(notice).toBeNull()
  else expect(notice).toMatch(words)
})
