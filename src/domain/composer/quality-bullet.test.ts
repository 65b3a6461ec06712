import { expect, test } from "vitest"
import { qualityBullet } from "./quality-bullet.ts"

test("a quality is the head of what is said of it", () => {
  expect(qualityBullet("is adjustable from 4 to 8 oz")).toMatchObject({
    header: "Adjustable",
    texts: ["from 4 to 8 oz"],
  })
  expect(qualityBullet("holds 12 oz")).toBeNull()
})
