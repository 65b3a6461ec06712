import { expect, test } from "vitest"
import type { Block } from "../../../domain/text/split/read-blocks.ts"
import type { Sample } from "../../content/sample.ts"
import { samples } from "../../content/samples.ts"
import { countShownBlocks } from "./count-shown-blocks.ts"

const paragraph = (chars: number): Block => ({ kind: "prose", lines: ["x".repeat(chars)] })
const heading: Block = { kind: "heading", level: 2, lines: ["Details"] }

const makeSample = (blocks: readonly Block[], typedChars = 40): Sample => ({
  platform: "etsy",
  shop: "Tern & Tide",
  typed: [{ label: "Description", text: "x".repeat(typedChars) }],
  score: 90,
  places: [{ label: "Description", kind: "prose", items: [], blocks }],
})

test("the shortest one is shown in full, and the others show about as much", () => {
  const short = makeSample([paragraph(300), paragraph(300), paragraph(300)])
  const long = makeSample(Array.from({ length: 12 }, () => paragraph(150)))
  expect(countShownBlocks([short, long])).toEqual([3, 5])
})

test("a longer brief shows less of its listing, but never less than six lines", () => {
  const short = makeSample([paragraph(300), paragraph(300), paragraph(300)])
  const blocks = Array.from({ length: 12 }, () => paragraph(150))
  const [, few = 0, fewest] = countShownBlocks([short, makeSample(blocks, 400), makeSample(blocks, 4000)])
  expect(few).toBeLessThan(5)
  expect(fewest).toBe(2)
})

test("a heading is never the last visible piece", () => {
  const short = makeSample([paragraph(300), paragraph(300)])
  const long = makeSample([paragraph(300), paragraph(250), heading, paragraph(900)])
  expect(countShownBlocks([short, long])).toEqual([2, 2])
  expect(countShownBlocks(samples)).toHaveLength(samples.length)
})
