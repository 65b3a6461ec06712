/** The answers of this many texts are kept, and then all of them are forgotten: a server that runs for long does not grow. */
const maxKnown = 2000
/** Longer texts are seldom asked about twice, and would fill the memory. */
const maxChars = 400

/** The same reading of a text, for those that are asked about again and again while a brief is written. */
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
