import { pixelWidth } from "../text/measure/pixel-width.ts"
import { isInsideCluster } from "../text/split/clusters.ts"
import { canBreakBefore } from "./break-points.ts"

interface Room {
  readonly maxLines: number
  readonly widthPx: number
  readonly fontPx: number
}

/** Whether a text, laid out as in a browser, needs no more lines than there are. */
export function fitsLines(text: string, { maxLines, widthPx, fontPx }: Room): boolean {
  let lines = 0
  for (const paragraph of text.split("\n")) {
    lines += countLines(paragraph, widthPx, fontPx, maxLines - lines)
    if (lines > maxLines) return false
  }
  return true
}

/** Lines of one paragraph; counting stops at the first one too many. An empty paragraph is also a line. */
function countLines(paragraph: string, widthPx: number, fontPx: number, max: number): number {
  let lines = 1
  let filled = 0
  for (const piece of pieces(paragraph)) {
    const seen = pixelWidth(piece.trimEnd(), fontPx)
    if (filled > 0 && filled + seen > widthPx) {
      lines += 1
      filled = 0
    }
    if (seen > widthPx) {
      // Wider than a line on its own: broken wherever the line ends.
      for (const sign of signs(piece.trimEnd())) {
        const width = pixelWidth(sign, fontPx)
        if (filled > 0 && filled + width > widthPx) {
          lines += 1
          filled = 0
        }
        filled += width
        if (lines > max) return lines
      }
    } else filled += pixelWidth(piece, fontPx)
    if (lines > max) return lines
  }
  return lines
}

function* pieces(paragraph: string): Generator<string> {
  yield* splitWhere(paragraph, (index) => canBreakBefore(paragraph, index))
}

/** Characters as a reader counts them. */
function* signs(piece: string): Generator<string> {
  yield* splitWhere(piece, (index) => !isInsideCluster(piece, index))
}

function* splitWhere(text: string, isBorder: (index: number) => boolean): Generator<string> {
  let from = 0
  for (let index = 1; index <= text.length; index += 1) {
    if (index < text.length && !isBorder(index)) continue
    yield text.slice(from, index)
    from = index
  }
}
