const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

/** Finds the word regardless of case, with either apostrophe, and not inside another word. */
export const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${literal(word).replaceAll("'", "['’]")}(?![\\p{L}\\p{N}\\p{M}])`, "giu")
