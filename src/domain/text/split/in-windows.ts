/** Nobody writes a sentence as long as this; what has no end is read in such pieces. */
const maxChars = 400

/** A run without a full stop in pieces that end at a space; a word that is longer than a piece is one by itself. */
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

/** A word that long is no word, and holds nothing that phrases could find. */
export const isOneWord = (piece: string): boolean => piece.length > maxChars && !piece.includes(" ")
