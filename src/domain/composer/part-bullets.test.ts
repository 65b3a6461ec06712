import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { partBullets } from "./part-bullets.ts"

const linesOf = (description: string, lines: number, heads: readonly string[] = []) =>
  partBullets(tellerOf({ description }, "amazon").left("what"), heads, lines).map(
    ({ header, texts, said }) => `${header}: ${texts.join(", ") || said}`,
  )

test("the head is what a part is called, and the line what is said of it", () => {
  expect(linesOf("Steel mixing bowl with a non-slip base.", 1)).toEqual(["Base: non-slip"])
  expect(linesOf("Snow brush with a brass blade on the scraper.", 1)).toEqual(["Brass Blade: sits on the scraper"])
  expect(linesOf("Cat fountain with one carbon filter in the box.", 1)).toEqual(["In the Box: one carbon filter"])
})

test("parts that share a line are all named by its head", () => {
  expect(linesOf("Cat fountain with a steel top and a 2 liter clear tank.", 1)).toEqual([
    "Top and Tank: steel top and 2 liter clear tank",
  ])
})

test("what it has not is no head, and denies nothing beside it", () => {
  expect(linesOf("Steel mixing bowl with no coating that peels and rounded corners.", 1)).toEqual([
    "Corners: rounded corners, no coating that peels",
  ])
})

test("what has been told under its own name is not told again", () => {
  expect(linesOf("Camping mug with folding handles and a silicone lip guard.", 2, ["Silicone Lip Guard"])).toEqual([
    "Handles: folding",
  ])
})
