type Mark = { start: number; end: number }

export type Run = { start: number; text: string; isMarked: boolean; isBeyond: boolean }

/**
 * Splits a text into runs with the same look: marked or not, before a cut or after it. Marks are in order and never
 * overlap.
 */
export function cutRuns(text: string, marks: readonly Mark[], cutAt = text.length): readonly Run[] {
  const within = (border: number): number => Math.max(0, Math.min(border, text.length))
  const borders = [0, ...marks.flatMap(({ start, end }) => [start, end]), cutAt, text.length]
    .map(within)
    .sort((a, b) => a - b)
  return borders.slice(1).flatMap((end, at) => {
    const start = borders[at] ?? 0
    if (start === end) return []
    const isMarked = marks.some((mark) => mark.start <= start && start < mark.end)
    return [{ start, text: text.slice(start, end), isMarked, isBeyond: start >= cutAt }]
  })
}
