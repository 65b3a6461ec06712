export const plainLetters = (text: string): string => text.normalize("NFKD").replace(/\p{M}+/gu, "")

/** "Blue Café Mug" → "blue-cafe-mug". */
export const slugOf = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replace(/['’]/gu, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "")
