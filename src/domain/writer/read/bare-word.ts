/** A word in lowercase, with a straight apostrophe and without what follows it. */
export const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}'-]+$/gu, "")
