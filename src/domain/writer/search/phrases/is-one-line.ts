import type { Understanding } from "../../understanding.ts"

const fewWords = 20

/** Whether little more than a line was typed: it has no words to spare. */
export const isOneLine = ({ facts, runs }: Understanding): boolean =>
  [...facts, ...runs].reduce((sum, { text, isEcho }) => sum + (isEcho ? 0 : text.split(/\s+/).length), 0) < fewWords
