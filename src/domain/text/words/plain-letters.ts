/** A café curtain is a cafe curtain. */
export const plainLetters = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "")
