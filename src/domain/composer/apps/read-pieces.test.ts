import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readPieces } from "./read-pieces.ts"

const textsOf = (description: string, more: { readonly brandStory?: string } = {}): string[] => {
  const { u } = tellerOf({ appName: "Kelp", description, ...more }, "playstore")
  return readPieces(u, u.prepare).map(({ text }) => text)
}

test.each([
  ["85 sounds: rain on tent, box fan, brown noise.", ["85 sounds: rain on tent, box fan, brown noise"]],
  [
    "Point, tap the shadow, tap the light: the app places both.",
    ["point, tap the shadow and tap the light: the app places both"],
  ],
  ["Do you still write it down?", []],
  ["There's no sign-in of any kind.", ["no sign-in of any kind"]],
])("%j is read as %j", (description, wanted) => {
  expect(textsOf(description)).toEqual(wanted)
})

test("a story of one sentence stays whole", () => {
  const brandStory = "Two sisters in Ballina, County Mayo, one milking and one coding, started it in 2019."
  expect(textsOf("", { brandStory })).toHaveLength(1)
})
