/** How a word sounds by its consonants: "anker" as "anchor", "fone" as "phone". */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/ck|ch|qu?|c(?=[aou]|$)/g, "k")
    .replace(/c(?=[eiy])|z/g, "s")
    .replace(/(?<!^)[aeiouy]+/g, "")
    .replace(/(.)\1+/g, "$1")
