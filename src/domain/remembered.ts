/** After this many texts, every answer is forgotten: a server that runs for months does not grow. */
const maxKnown = 2000
/** Longer texts are rarely asked about twice, and would fill the memory. */
const maxChars = 400

/** A reading whose answers are kept for a while: the same short texts are read many times while a brief is written. */
export function remembered<Answer extends object | string | boolean>(
  read: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (text.length > maxChars) return read(text)
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = read(text)
    if (known.size >= maxKnown) known.clear()
    known.set(text, answer)
    return answer
  }
}
