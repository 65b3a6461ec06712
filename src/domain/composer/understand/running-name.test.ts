import { expect, test } from "vitest"
import { runningName } from "./running-name.ts"

test("a shade is no name, and a name before the kind is one", () => {
  expect(runningName("Forest Green Backpack", "green canvas backpack", "", true)).toBe("forest green backpack")
  expect(runningName("Tugboat Steel Skillet", "steel skillet", "", true)).toBe("Tugboat steel skillet")
})

test("a name of two words keeps both capitals", () => {
  expect(
    runningName("First Light Filter Coffee", "Light roast, made for filter machines. coffee", "Ridgeline", true),
  ).toBe("First Light filter coffee")
  expect(runningName("Peach Glaze Lip Oil", "sheer peach tint in a lip oil", "Glaze Co Beauty", true)).toBe(
    "Peach Glaze lip oil",
  )
})
