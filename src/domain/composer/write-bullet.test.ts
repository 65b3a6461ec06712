import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { writeBullet } from "./write-bullet.ts"

const teller = () => tellerOf({ description: "A titanium mug with folding handles. Holds 450 ml." })
const written = (bullet: Parameters<typeof writeBullet>[1]) => writeBullet(teller(), bullet, 0, new Set())

test("a head never repeats its line", () => {
  const line = written({ header: "Folding Handles", texts: [], said: "has folding handles" })
  expect(line).toMatch(/folding handles$/)
  expect(line).not.toMatch(/^Folding/)
})

test("a head that says something of its own stays", () => {
  expect(written({ header: "Size", texts: ["holds 450 ml and weighs 68 g in all"] })).toBe(
    "Size: Holds 450 ml and weighs 68 g in all",
  )
  expect(written({ header: "Who It Is For", texts: ["hikers and cyclists on long trips"] })).toMatch(/^Who It Is For: /)
})

test("two lines never share one of our heads", () => {
  const taken = new Set<string>()
  const heads = ["has a lid", "has a rim", "has a hook"].map(
    (said, at) => writeBullet(teller(), { header: "", texts: [], said }, at, taken).split(":")[0],
  )
  expect(new Set(heads).size).toBe(3)
})

test("a line of one word does not stand under itself", () => {
  expect(written({ header: "Adjustable", texts: ["adjustable"], said: "is adjustable" })).not.toMatch(/^Adjustable/)
})
