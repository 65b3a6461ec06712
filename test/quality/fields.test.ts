import { expect, test } from "vitest"
import { allBlocksOf, isHeading, proseOf, textsOf } from "./fields.ts"
import { makeWritten } from "./make-written.ts"

const { listing } = makeWritten({
  listing: {
    productTitle: "Mug",
    metaDescription: "A mug.",
    improvedBodyText: "It holds tea.\n\n  It is blue.",
    bulletPoints: ["Blue"],
    tags: ["blue mug"],
    platformFields: {
      slug: "blue-mug",
      description: "It holds tea.\nIt was thrown by one single potter.",
      materials: ["clay"],
    },
  },
})
const read = (blocks: { text: string }[]) => blocks.map(({ text }) => text)

test("prose is sentences and bullets, line by line, and a repeated text is read once", () => {
  expect(read(proseOf(listing))).toEqual([
    "A mug.",
    "Blue",
    "It holds tea.",
    "It is blue.",
    "It was thrown by one single potter.",
  ])
  expect(read(textsOf(listing))).toEqual(["Mug", ...read(proseOf(listing))])
})

test(`"everything" includes lists and the platform's own places`, () => {
  expect(read(allBlocksOf(listing))).toEqual(expect.arrayContaining(["blue mug", "blue-mug", "clay", "Blue"]))
})

test.each<[string, boolean]>([
  ["## Where it comes from and where it goes and so on", true],
  ["ON YOUR WRIST", true],
  ["It is blue.", false],
  ["A very long line without any stop at its end", false],
])("%j is a heading: %s", (text, isSo) => {
  expect(isHeading(text)).toBe(isSo)
})
