import { kindOf } from "../../text/words/word-kinds.ts"

/** "finds duplicates, works offline" as a sentence */
export const withLastAnd = (text: string): string =>
  text.replace(/, (?=(\p{L}+) [^,]*$)/u, (comma, verb: string) => (kindOf(verb) === "third" ? " and " : comma))

/** "roasted every Tuesday, shipped within 24 hours" as the end of a sentence */
export const withLastDone = (text: string): string =>
  text.replace(/^([^,]*), (?!then )(\p{L}+(?:ed|en|wn|ut|de|lt) [^,]*)$/u, "$1 and $2")
