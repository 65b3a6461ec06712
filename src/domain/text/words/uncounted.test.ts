import { expect, test } from "vitest"
import { isUncounted } from "./uncounted.ts"

test.each(["jojoba", "squalane", "vitamin E", "colloidal oatmeal", "niacinamide"])("%s takes no article", (noun) => {
  expect(isUncounted(noun)).toBe(true)
})

test.each(["wide handle", "lanyard", "carabiner", "strap", "sheer peach tint", "jar", "hairtie"])(
  "%s is counted",
  (noun) => {
    expect(isUncounted(noun)).toBe(false)
  },
)
