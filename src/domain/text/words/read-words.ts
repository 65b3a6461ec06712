export interface Word {
  /** In lowercase, without apostrophes, and truncated if very long. */
  readonly text: string
  readonly start: number
  readonly startsSentence: boolean
  readonly startsLine: boolean
}

const run = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
/** Scripts without spaces: each character counts as a word. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const unspacedPieces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu

/** Nobody searches for more of a word, and an index of all prefixes stores no more than these. */
const maxWordChars = 48

/**
 * The words of a text. A word depends on the text before it and never on what follows: a truncated text has the same
 * words, except for the last one, which is a prefix of the original.
 */
export function readWords(text: string): readonly Word[] {
  const words: Word[] = []
  const isSplit = unspaced.test(text)
  let end = 0
  for (let found = run.exec(text); found !== null; found = run.exec(text)) {
    const { 0: raw, index } = found
    const gap = text.slice(end, index)
    const isDecimal = gap === "." && /\d/.test(text.charAt(end - 1)) && /^\d/.test(raw)
    const startsLine = end === 0 || gap.includes("\n")
    const startsSentence = startsLine || (gap !== " " && !isDecimal && /[.!?:;|•]/.test(gap))
    const pieces = isSplit ? (raw.match(unspacedPieces) ?? []) : [raw]
    let start = index
    for (const piece of pieces) {
      const isFirst = start === index
      const plain = piece
        .slice(0, 2 * maxWordChars)
        .toLowerCase()
        .replace(/['’]/g, "")
        .replaceAll("ς", "σ")
      words.push({
        text: plain.slice(0, maxWordChars),
        start,
        startsSentence: isFirst && startsSentence,
        startsLine: isFirst && startsLine,
      })
      start += piece.length
    }
    end = index + raw.length
  }
  return words
}
