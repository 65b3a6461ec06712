import { nameIn, shapeOf } from "../../type/shape.ts"
import { capitalise } from "../../write/grammar.ts"

const minChars = 10

/** Splits rows into one line for each item while there are too few lines. */
export function moreLines(lines: readonly string[], wanted: number): string[] {
  const out = [...lines]
  for (let at = 0; at < out.length && out.length < wanted; at += 1) {
    const items = itemsOf(out[at] ?? "")
    if (items.length > 1) out.splice(at, 1, ...items)
  }
  return out
}

const itemsOf = (line: string): string[] => (line.includes(": ") ? valuesOf(line) : partsOf(line))

/** "Size and pack: 24 mm, pack of 48" is a size and a pack. */
function valuesOf(line: string): string[] {
  const [head = "", row = ""] = line.split(": ")
  const labels = head.split(/,\s|\sand\s/)
  const values = row.split(/[,;]\s/)
  if (labels.length < 2 || labels.length !== values.length) return []
  return values.map((value, at) => (labels[at] === "pack" ? value : `${capitalise(labels[at] ?? "")}: ${value}`))
}

/** "A brass spray, a thread and a rubber washer" are three; words about the item before stay with it. */
function partsOf(line: string): string[] {
  const rows: string[] = []
  for (const part of line.split(/,\s+(?:and\s+)?/)) {
    if (rows.length > 0 && /\b(?:them|it|each|both)\b/i.test(part)) rows.push(`${rows.pop() ?? ""}, ${part}`)
    else rows.push(part)
  }
  const isOneRow = rows.length < 2 && !/\s(?:with|of|for|in)\s/.test(line)
  const parts = (isOneRow ? line.split(/\sand\s(?=an?\s|\d)/) : rows).map((part) => part.replace(/^(?:an?|the) /i, ""))
  return parts.length > 1 && parts.every(isWhole) ? parts : []
}

const isWhole = (part: string): boolean =>
  part.length >= minChars &&
  shapeOf(part.split(", ")[0] ?? part).shape === "noun" &&
  !/\b(?:which|that|so)\b/i.test(part) &&
  nameIn(part).includes(" ")
