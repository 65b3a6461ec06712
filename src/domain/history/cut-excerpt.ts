/** From and to, in UTF-16 units, as `slice` takes them. */
export type TextRange = readonly [from: number, to: number]

const maxLength = 120
/** The length of text shown before the first match. */
const before = 30

/** The piece of a text around the first of these ranges, on one line, and their positions in it. */
export function cutExcerpt(
  text: string,
  ranges: readonly TextRange[],
): { readonly excerpt: string; readonly ranges: readonly TextRange[] } {
  const oneLine = text.replaceAll(/\s/g, " ")
  if (oneLine.length <= maxLength) return { excerpt: oneLine, ranges }
  const first = ranges[0]?.[0] ?? 0
  const latestStart = oneLine.length - maxLength + 1
  const start = first <= before ? 0 : beginAt(oneLine, Math.min(first - before, latestStart), first)
  const head = start === 0 ? "" : "…"
  const end = endAt(oneLine, start + maxLength - head.length, first)
  const tail = end === oneLine.length ? "" : "…"
  const shift = head.length - start
  return {
    excerpt: `${head}${oneLine.slice(start, end)}${tail}`,
    ranges: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift] as const),
  }
}

/** At the beginning of a word if possible, and never inside a character. */
function beginAt(text: string, at: number, latest: number): number {
  const space = text.indexOf(" ", at)
  if (space !== -1 && space < latest) return space + 1
  return isInside(text, at) ? at + 1 : at
}

function endAt(text: string, at: number, first: number): number {
  if (at >= text.length) return text.length
  const room = at - 1
  const space = text.lastIndexOf(" ", room)
  if (space > first) return space
  return isInside(text, room) ? room - 1 : room
}

const isInside = (text: string, at: number): boolean => /^[\udc00-\udfff]/.test(text.charAt(at))
