import { kindOf } from "../../text/words/word-kinds.ts"

/** "finds duplicates, works offline" as a sentence */
export const withLastAnd = (text: string): string =>
  text.replace(/, (?=(\p{L}+) [^,]*$)/u, (comma, verb: string) => (kindOf(verb) === "third" ? " and " : comma))
