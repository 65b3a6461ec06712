/** Nobody writes longer sentences; text without an end is read in pieces of this length. */
const maxChars = 400

/** A run without a full stop, in pieces that end at a space; a word longer than a piece is its own piece. */
export function inWindows(sentence: string): readonly string[] {
  if (sentence.length <= maxChars) return [sentence]
  const pieces: string[] = []
  let from = 0
  while (from < sentence.length) {
    const space = sentence.lastIndexOf(" ", from + maxChars)
    const next = space > from ? space : sentence.indexOf(" ", from + 1)
    const end = next < 0 || sentence.length - from <= maxChars ? sentence.length : next
    pieces.push(sentence.slice(from, end).trim())
    from = end + 1
  }
  return pieces.filter((piece) => piece !== "")
}

/** This is too long to be a word, and contains no phrases. */
export const isOneWord = (piece: string): boolean => piece.length > maxChars && !piece.includes(" ")
