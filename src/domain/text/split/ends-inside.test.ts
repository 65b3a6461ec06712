import { expect, test } from "vitest"
import { endsInside } from "./ends-inside.ts"

test.each(["Oak table. Seats six.", "Oak table; seats six", "Oak! Ash", "Size 6. New"])(
  "%s has an end inside",
  (text) => {
    expect(endsInside(text)).toBe(true)
  },
)

test.each(["Dr. Martens 1460 boots, UK 6.", "St. Ives print", "Oak table, 1.2 m", "Oak table. "])(
  "%s has none",
  (text) => {
    expect(endsInside(text)).toBe(false)
  },
)
