const row = /(?<![\d.,])\d{1,2}(?:,\d{1,2}){2,}(?![\d.,]*\d)/g

/** "Sizes 8,10,12" are three sizes, typed in a hurry, not a number in the millions. */
export const partRow = (text: string): string =>
  text.replace(row, (found) => found.replaceAll(",", ", ").replace(/, (?=\d+$)/, " and "))
