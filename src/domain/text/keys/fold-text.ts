/**
 * A text as search compares it: lowercase without accents, words separated by single spaces, no punctuation. An
 * apostrophe joins its neighbors, and every other sign, such as an emoji, is a separate word.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}'’ʼ]/gu, "")
    .replaceAll(/[\p{P}\p{C}\p{Z}$+<=>^`|~]+/gu, " ")
    .replaceAll(/\p{S}/gu, " $& ")
    .replaceAll(/ +/g, " ")
    .trim()
