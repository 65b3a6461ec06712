import { expect, test } from "vitest"
import { findSandboxCard } from "./sandbox-cards.ts"

test.each([
  ["4242 4242 4242 4242", "succeeds"],
  ["4242-4242-4242-4242", "succeeds"],
  ["4000000000000002", "declines"],
  ["4000 0000 0000 9995", "lacks-funds"],
  ["4000 0025 0000 3155", "asks"],
  ["4000 0000 0000 0341", "fails-later"],
  ["5555 5555 5555 4444", undefined],
  ["4242 4242 4242 424", undefined],
  ["", undefined],
])("%s: %s", (number, does) => {
  expect(findSandboxCard(number)?.does).toBe(does)
})
