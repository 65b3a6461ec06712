import type { Understanding } from "../../understanding.ts"

const fewWords = 20
const someWords = 30

const countTyped = ({ facts, runs }: Understanding): number =>
  [...facts, ...runs].reduce((sum, { text, isEcho }) => sum + (isEcho ? 0 : text.split(/\s+/).length), 0)

/** Whether little more than a line was typed: it has no words to spare. */
export const isOneLine = (u: Understanding): boolean => countTyped(u) < fewWords

/** Whether a line or two were typed. */
export const isTwoLines = (u: Understanding): boolean => countTyped(u) < someWords
