import { expect, test } from "vitest"
import { makeFact } from "./make-fact.ts"
import { readNames } from "./naming.ts"
import { ownSize } from "./own-parts.ts"

const sizeOf = (text: string) =>
  makeFact(text, {
    field: "productDimensions",
    topic: "size",
    isValue: true,
    isPiece: false,
    isCareful: true,
    isLeaning: false,
    place: 1,
    around: "en",
    genre: "goods",
  })

test("a size for each, with a slash between", () => {
  const { namedIn } = readNames(
    ["Iron Pan", "Dosa Tawa"].map((name) => ({ name, category: "", description: "" })),
    "",
  )
  const sizes = [0, 1].map((at) => ownSize(sizeOf("pan 23 x 4 cm / tawa 28 cm"), namedIn, at, true)[0]?.text)
  expect(sizes).toEqual(["pan 23 x 4 cm", "tawa 28 cm"])
  expect(ownSize(sizeOf("13 x 7 cm"), namedIn, 1, false)).toEqual([])
})
