import { expect, test } from "vitest"
import { findCommands } from "./find-commands.ts"

const commands = [
  { label: "Home", group: "Go to" },
  { label: "Content History", group: "Go to" },
  { label: "Etsy", hint: "13 optimized tags", group: "Write for" },
  { label: "eBay", hint: "Competitive focus", group: "Write for" },
  { label: "Beeswax candle", group: "Your history", isFound: true },
]
const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label)

test("with nothing typed, every command in its order", () => {
  expect(findCommands(commands, " ")).toBe(commands)
})

test.each([
  ["e", ["Etsy", "eBay", "Beeswax candle"]],
  ["eb", ["eBay", "Beeswax candle"]],
  ["hist", ["Content History", "Beeswax candle"]],
  ["competitive", ["eBay", "Beeswax candle"]],
  // Found elsewhere, including the typo.
  ["candel", ["Beeswax candle"]],
  ["go", ["Home", "Content History", "Beeswax candle"]],
])("%s", (typed, labels) => {
  expect(found(typed)).toEqual(labels)
})

test("the best match comes first, with its whole group", () => {
  expect(found("write")).toEqual(["Etsy", "eBay", "Beeswax candle"])
})
