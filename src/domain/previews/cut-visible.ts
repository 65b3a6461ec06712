import { pixelWidth } from "../text/measure/pixel-width.ts"
import { borderBefore } from "../text/split/clusters.ts"
import { canBreakBefore } from "./break-points.ts"
import type { Cut } from "./cut.ts"
import { fitsLines } from "./fill-lines.ts"

/** What can be seen of a text. */
export interface Visible {
  /** Its beginning and an ellipsis, or all of it. */
  readonly text: string
  readonly isCut: boolean
  readonly shownChars: number
  readonly allChars: number
}

/** The text as a screen shows it: whole where it fits, else its beginning, with whole characters and an ellipsis. */
export function cutVisible(raw: string, cut: Cut): Visible {
  const text = tidy(raw, cut)
  if (fits(text, "", cut)) return { text, isCut: false, shownChars: text.length, allChars: text.length }
  const shown = text.slice(0, endWithin(text, cut)).trimEnd()
  return { text: `${shown}…`, isCut: true, shownChars: shown.length, allChars: text.length }
}

/** Spaces as a page shows them. What is measured in pixels stands in one paragraph. */
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
  // Nothing so long can fit, and a long text need not be measured to its end at every key.
  if (text.length > cut.maxPx * signsPerPixel) return false
  return pixelWidth(text + end, cut.fontPx) <= cut.maxPx
}

/** Above what the narrowest letters reach; beyond it are only signs without width. */
const signsPerPixel = 4

/** The last place where the text can end, looked for by halves: longer hardly ever fits better. */
function endWithin(text: string, cut: Cut): number {
  let from = 0
  let to = text.length
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    if (fits(text.slice(0, middle).trimEnd(), "…", cut)) from = middle
    else to = middle - 1
  }
  let end = wholeBefore(text, from, cut)
  // Where lines break depends on the last character, so a few characters less can need one line more.
  while (end > 0 && !fits(text.slice(0, end).trimEnd(), "…", cut)) end = wholeBefore(text, end - 1, cut)
  return end
}

function wholeBefore(text: string, index: number, { endsAt }: Cut): number {
  const border = borderBefore(text, index)
  return endsAt === "word" ? wordEnd(text, border) : border
}

/** A word that is wider than all there is has to be broken after all. */
function wordEnd(text: string, border: number): number {
  for (let index = border; index > 0; index -= 1)
    if (canBreakBefore(text, index) || /\s/u.test(text.charAt(index))) return index
  return border
}
