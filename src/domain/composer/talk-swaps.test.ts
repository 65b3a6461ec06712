import { expect, test } from "vitest"
import { talkSwaps } from "./talk-swaps.ts"

const waysOf = (text: string): string[] => talkSwaps.map(({ from, to }) => text.replace(from, to))

test.each([
  ["A holder, which means the patches survive.", "A holder, so the patches survive."],
  ["We dig if it's less than 18 inches down.", "We dig if it's under 18 inches down."],
  ["Over-45s who have started to squint.", "Over-45s who've started to squint."],
  ["Picked on the verges round Hay.", "Picked on the verges around Hay."],
  ["It's black and soft.", "It is black and soft."],
])("%s", (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test("what has been done keeps its short form", () => {
  expect(waysOf("It's been cleaned.")).not.toContain("It is been cleaned.")
})
