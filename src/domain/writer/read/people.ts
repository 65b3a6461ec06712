import { kindOf } from "../../text/words/word-kinds.ts"

/** "tenants landlords agents": plurals in a row are so many people. */
export const pluralsApart = (text: string): string => {
  const words = text.split(" ")
  return words.length > 2 && words.every((word) => kindOf(word.toLowerCase()) === "plural") ? words.join(", ") : text
}
