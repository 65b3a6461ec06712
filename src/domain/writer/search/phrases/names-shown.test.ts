import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { namesShown } from "./names-shown.ts"

test.each([
  ["Driver's eye view of the West Highland Line to Mallaig in winter, no talking.", ["west highland line"]],
  ["First eight tatta adavus in Bharatanatyam, three speeds.", ["bharatanatyam"]],
  ["How I fix a Worcester Greenstar 30i losing pressure.", ["worcester greenstar 30i"]],
  ["Sharpening a rip saw with a triangular file, 5 teeth per inch.", ["sharpening a rip saw", "rip saw"]],
  ["Filmed in October near Ludlow, no talking.", []],
])("what the one line of a video names: %s", (description, names) => {
  expect(namesShown(makeUnderstood({ description, products: [] }, "youtube"))).toEqual(names)
})
