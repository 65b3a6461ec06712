const similar = ["aeiouy", "ckqs", "sz", "gj", "mn", "fv", "dt", "bp"]

/** Low for common confusions of ear or hand, high for unrelated letters. */
const swapCost = (from: string, to: string): number =>
  similar.some((group) => group.includes(from) && group.includes(to)) ? 0.5 : 1.1

/** A missing or extra letter: cheapest beside the same letter. */
function gapCost(text: string, at: number): number {
  const letter = text.charAt(at)
  if (letter === text.charAt(at - 1) || letter === text.charAt(at + 1)) return 0.3
  return "aeiouy".includes(letter) ? 0.7 : 0.9
}

/**
 * The edit distance between a typo and a word, where swapped neighbors and doubled letters cost least. Infinity above
 * `maxEdits`. It follows both words until they differ and tries each edit there, which is far faster than a full table
 * for one or two edits.
 */
export function wordDistance(typo: string, word: string, maxEdits: number): number {
  return distanceFrom(typo, 0, word, 0, maxEdits)
}

function distanceFrom(typo: string, typoAt: number, word: string, wordAt: number, editsLeft: number): number {
  let i = typoAt
  let j = wordAt
  while (i < typo.length && j < word.length && typo.charCodeAt(i) === word.charCodeAt(j)) {
    i += 1
    j += 1
  }
  const typoLeft = typo.length - i
  const wordLeft = word.length - j
  if (typoLeft === 0 && wordLeft === 0) return 0
  if (editsLeft === 0 || Math.abs(typoLeft - wordLeft) > editsLeft) return Number.POSITIVE_INFINITY
  const rest = editsLeft - 1
  let least = Number.POSITIVE_INFINITY
  if (typoLeft > 0 && wordLeft > 0) {
    least = swapCost(typo.charAt(i), word.charAt(j)) + distanceFrom(typo, i + 1, word, j + 1, rest)
    const isExchanged = typo.charAt(i) === word.charAt(j + 1) && typo.charAt(i + 1) === word.charAt(j)
    if (isExchanged && typoLeft > 1) least = Math.min(least, 0.3 + distanceFrom(typo, i + 2, word, j + 2, rest))
  }
  if (typoLeft > 0) least = Math.min(least, gapCost(typo, i) + distanceFrom(typo, i + 1, word, j, rest))
  if (wordLeft > 0) least = Math.min(least, gapCost(word, j) + distanceFrom(typo, i, word, j + 1, rest))
  return least
}
