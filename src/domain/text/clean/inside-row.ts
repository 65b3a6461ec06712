const politeWord = /^\s*(?:pls|plz|please|lol|haha)\s*$/i
const goesOn =
  /^\s*(?:and|or|n|&) (?!(?:do|don't|i|we|you|u|call|text|message|msg|ring|let|make|check|ask|see|send|dm)\b)/i

/** "Two chairs pls and a table" is one row, and stays one without its polite word. */
export const isInsideRow = (word: string, behind: string): boolean => politeWord.test(word) && goesOn.test(behind)
