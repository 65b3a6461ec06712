/** A run of words that both texts have, or only one of them. */
export interface DiffPiece {
  readonly kind: "same" | "added" | "removed"
  readonly text: string
}

/** More comparisons than this take too long: the difference is then shown in one piece. */
const manyComparisons = 4_000_000

/**
 * How one text becomes another, by words and the gaps between them. The pieces that are not added form the first text,
 * those that are not removed the second.
 */
export function diffWords(before: string, after: string): readonly DiffPiece[] {
  const [old, now] = [splitWords(before), splitWords(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const pieces = new PieceList()
  pieces.add("same", old.slice(0, start))
  compare(old.slice(start, old.length - end), now.slice(start, now.length - end), pieces)
  pieces.add("same", old.slice(old.length - end))
  return joinChanges(pieces.all)
}

/** The second text, from the pieces. */
export const textAfter = (pieces: readonly DiffPiece[]): string =>
  pieces.map(({ kind, text }) => (kind === "removed" ? "" : text)).join("")

const splitWords = (text: string): string[] => text.match(/\s+|[^\s\p{L}\p{N}]|[\p{L}\p{N}\p{M}'’]+|./gsu) ?? []

/** Merges adjacent pieces of one kind. */
class PieceList {
  readonly all: DiffPiece[] = []

  add(kind: DiffPiece["kind"], words: readonly string[]): void {
    const text = words.join("")
    if (text === "") return
    const last = this.all.at(-1)
    if (last?.kind === kind) this.all[this.all.length - 1] = { kind, text: last.text + text }
    else this.all.push({ kind, text })
  }
}

/** Adjacent changed words are one change: the unchanged gap between them would only split it. */
function joinChanges(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const joined = new PieceList()
  let [removed, added] = ["", ""]
  for (const [at, { kind, text }] of pieces.entries()) {
    const next = pieces[at + 1]
    const isGap = /^[^\S\n]+$/u.test(text) && removed + added !== "" && next !== undefined && next.kind !== "same"
    if (kind === "removed" || (kind === "same" && isGap)) removed += text
    if (kind === "added" || (kind === "same" && isGap)) added += text
    if (kind !== "same" || isGap) continue
    joined.add("removed", [removed])
    joined.add("added", [added])
    joined.add("same", [text])
    removed = ""
    added = ""
  }
  joined.add("removed", [removed])
  joined.add("added", [added])
  return joined.all
}

/** Along the longest common subsequence; on a tie, removals come before additions. */
function compare(old: readonly string[], now: readonly string[], pieces: PieceList): void {
  if (old.length * now.length > manyComparisons) {
    pieces.add("removed", old)
    pieces.add("added", now)
    return
  }
  const width = now.length + 1
  const lengths = commonLengths(old, now)
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      pieces.add("same", old.slice(i, i + 1))
      i += 1
      j += 1
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      pieces.add("removed", old.slice(i, i + 1))
      i += 1
    } else {
      pieces.add("added", now.slice(j, j + 1))
      j += 1
    }
  }
  pieces.add("removed", old.slice(i))
  pieces.add("added", now.slice(j))
}

/** For each pair of positions, the longest common rest. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array {
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === now[j]
          ? 1 + (lengths[(i + 1) * width + j + 1] ?? 0)
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
    }
  }
  return lengths
}
