import { expect, test } from "vitest"
import { warmUp } from "./warm-up.ts"

test("writes one listing and judges it", () => {
  expect(warmUp()).toMatchObject([
    {
      productName: "Speckled stoneware mug",
      improvedBodyText: expect.stringMatching(/mug/),
      checks: expect.any(Array),
    },
  ])
})
