/** "Tulsa" of "tulsa"; the other letters stay as they are. */
export const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
