/** A word in lowercase, without what follows it. */
export const bareWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'-]+$/gu, "")
