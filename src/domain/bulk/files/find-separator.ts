import { createCsvReader } from "../../seo/exports/csv-reader.ts"

export const separators = [",", ";", "\t", "|"] as const
export type Separator = (typeof separators)[number]

const sampleChars = 64 * 1024
const sampleRows = 50

/** The separator between cells: the character that splits most lines into equally many cells, at least two. */
export function findSeparator(text: string): Separator {
  const sample = text.slice(0, sampleChars)
  const isWhole = sample.length === text.length
  let best: { sign: Separator; rating: number } = { sign: ",", rating: 0 }
  for (const sign of separators) {
    const rating = rate(widthsOf(sample, sign, isWhole))
    if (rating > best.rating) best = { sign, rating }
  }
  return best.sign
}

/** How many cells each line has, except empty lines and the one cut off by the sample. */
function widthsOf(sample: string, sign: Separator, isWhole: boolean): number[] {
  const widths: number[] = []
  const reader = createCsvReader(sign, (cells) => {
    if (cells.some((cell) => cell.trim() !== "")) widths.push(cells.length)
  })
  reader.push(sample)
  reader.end()
  return (isWhole || widths.length < 2 ? widths : widths.slice(0, -1)).slice(0, sampleRows)
}

/** The share of lines with the usual width; on a tie, more columns win. */
function rate(widths: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [usual, count] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0]
  return count === 0 ? 0 : count / widths.length + Math.min(usual, 100) / 100_000
}
