/**
 * A text as search compares it: small letters without accents, words with single spaces between, no punctuation. An
 * apostrophe joins what it stands between, and every other sign, such as an emoji, stands alone.
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
