/** A highlighted range of a text. */
export interface Mark {
  readonly start: number
  readonly end: number
}

/** Every occurrence of these words in the text, in order and without overlaps. */
export function findMarks(text: string, words: readonly string[]): readonly Mark[] {
  const found = words.flatMap((word) => placesOf(text, word)).sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return found.filter((mark) => {
    const isFree = mark.start >= end
    if (isFree) end = mark.end
    return isFree
  })
}

function placesOf(text: string, word: string): Mark[] {
  const places: Mark[] = []
  if (word === "") return places
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (isWhole(text, at, word)) places.push({ start: at, end: at + word.length })
  }
  return places
}

/** "9 oz" is not in "19 oz". */
const isWhole = (text: string, at: number, word: string): boolean =>
  !(inWord.test(text.slice(0, at).slice(-1)) && inWord.test(word)) &&
  !(inWord.test(text.charAt(at + word.length)) && /[\p{L}\p{N}]$/u.test(word))

const inWord = /^[\p{L}\p{N}]/u
