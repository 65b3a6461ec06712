import { pixelWidth } from "../text/measure/pixel-width.ts"
import { borderBefore } from "../text/split/clusters.ts"
import { canBreakBefore } from "./break-points.ts"
import type { Cut } from "./cut.ts"
import { fitsLines } from "./fill-lines.ts"

/** The visible part of a text. */
export interface Visible {
  /** Its beginning and an ellipsis, or all of it. */
  readonly text: string
  readonly isCut: boolean
  readonly shownChars: number
  readonly allChars: number
}

/** The text as a screen shows it: whole if it fits, otherwise its beginning, with whole characters and an ellipsis. */
export function cutVisible(raw: string, cut: Cut): Visible {
  const text = tidy(raw, cut)
  if (fits(text, "", cut)) return { text, isCut: false, shownChars: text.length, allChars: text.length }
  const shown = text.slice(0, endWithin(text, cut)).trimEnd()
  return { text: `${shown}…`, isCut: true, shownChars: shown.length, allChars: text.length }
}

/** Spaces as a page shows them. Text measured in pixels is one paragraph. */
function tidy(raw: string, { by }: Cut): string {
  if (by === "pixels") return raw.trim().replaceAll(/\s+/g, " ")
  return raw
    .trim()
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
}

function fits(text: string, end: "" | "…", cut: Cut): boolean {
  if (cut.by === "characters") return text.length <= cut.maxChars
  if (cut.by === "lines") return fitsLines(text + end, cut)
  // Nothing this long can fit, and a long text need not be measured in full at every keystroke.
  if (text.length > cut.maxPx * signsPerPixel) return false
  return pixelWidth(text + end, cut.fontPx) <= cut.maxPx
}

/** Above what the narrowest letters reach; only signs without width are beyond it. */
const signsPerPixel = 4

/** The last position where the text can end, by binary search: a longer text hardly ever fits better. */
function endWithin(text: string, cut: Cut): number {
  let from = 0
  let to = text.length
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    if (fits(text.slice(0, middle).trimEnd(), "…", cut)) from = middle
    else to = middle - 1
  }
  let end = wholeBefore(text, from, cut)
  // Line breaks depend on the last character, so a slightly shorter text can need one more line.
  while (end > 0 && !fits(text.slice(0, end).trimEnd(), "…", cut)) end = wholeBefore(text, end - 1, cut)
  return end
}

function wholeBefore(text: string, index: number, { endsAt }: Cut): number {
  const border = borderBefore(text, index)
  return endsAt === "word" ? wordEnd(text, border) : border
}

/** A word wider than the whole space has to be broken. */
function wordEnd(text: string, border: number): number {
  for (let index = border; index > 0; index -= 1)
    if (canBreakBefore(text, index) || /\s/u.test(text.charAt(index))) return index
  return border
}
