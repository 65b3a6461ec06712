import { expect, test } from "vitest"
import { withDevices } from "./devices.ts"

test.each([
  ["iPhone ios15+", "iPhone, iOS 15+"],
  ["iPhone and iPad ios16", "iPhone and iPad, iOS 16"],
  ["iPhone and watch. no iPad", "iPhone and Apple Watch, no iPad"],
  ["iPhone, iPad, watch (ios16+)", "iPhone, iPad, Apple Watch (iOS 16+)"],
  ["iPhone only not iPad", "iPhone only, not iPad"],
  ["iPhone, apple pencil ok", "iPhone, Apple Pencil ok"],
  ["Android 10 +, not tablets", "Android 10+, not tablets"],
  ["Android 8+, chromebook too", "Android 8+, Chromebook too"],
  ["iPhone and Apple Watch", "iPhone and Apple Watch"],
  ["iphones (Apple Watch not yet)", "iPhones (Apple Watch not yet)"],
  ["Wear OS watch s4", "Wear OS watch s4"],
])("%s", (typed, written) => {
  expect(withDevices(typed)).toBe(written)
})
