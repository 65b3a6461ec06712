import type { Block } from "../../../domain/text/split/read-blocks.ts"
import type { Sample, SamplePlace } from "../../content/sample.ts"

/** A line's capacity on a phone, where slides of different heights leave the largest gaps. */
const lineChars = 36
/** Behind a bullet there is less room. */
const itemChars = 32
/** The space around a block or a label, in lines. */
const gapLines = 0.5
/** The bar that shows how much of its limit a text uses. */
const measureLines = 1.5
/** The space above a heading and its larger letters. */
const headingLines = 1
/** The input is in small print, and side by side if there is room. */
const typedShare = 0.7
/** So much of the long text is always visible. */
const fewestLines = 6

const linesOf = (text: string, chars = lineChars): number => Math.ceil(text.length / chars)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const blockLines = ({ kind, lines }: Block): number =>
  sum(lines.map((line) => linesOf(line))) + gapLines + (kind === "heading" ? headingLines : 0)

function placeLines({ kind, items, measure }: SamplePlace): number {
  const label = 1 + 2 * gapLines + (measure === undefined ? 0 : measureLines)
  // Words are side by side, each in its own frame.
  if (kind === "words") return label + linesOf(items.join("      ")) * 1.4
  return label + sum(items.map((item) => linesOf(item, kind === "line" ? lineChars : itemChars)))
}

const isProse = ({ kind }: SamplePlace): boolean => kind === "prose"
const blocksOf = ({ places }: Sample): readonly Block[] => places.filter(isProse).flatMap(({ blocks = [] }) => blocks)
const lineCount = (sample: Sample): number =>
  sum(sample.places.filter((place) => !isProse(place)).map(placeLines)) +
  sum(sample.typed.map(({ text }) => 1 + linesOf(text) + gapLines)) * typedShare

/**
 * How much of each sample's long text is visible at first. All slides are as high as the highest, so each shows enough
 * to match the one with the least text.
 */
export function countShownBlocks(samples: readonly Sample[]): readonly number[] {
  const targetLines = Math.min(...samples.map((sample) => lineCount(sample) + sum(blocksOf(sample).map(blockLines))))
  return samples.map((sample) => {
    const blocks = blocksOf(sample)
    const others = lineCount(sample)
    let lines = others
    let count = 0
    for (const block of blocks) {
      // More than half of it has room.
      if (lines - others >= fewestLines && lines + blockLines(block) / 2 > targetLines) break
      lines += blockLines(block)
      count++
    }
    // A heading stays with its text.
    return blocks[count - 1]?.kind === "heading" ? count - 1 : count
  })
}
