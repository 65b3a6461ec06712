import { asSentence, withoutEnd } from "./grammar.ts"

/** What begins in brackets and was cut inside of them is told elsewhere: each sentence ends before it. */
export const withoutOpenBrackets = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .map((sentence) =>
      /\([^()]*$/.test(sentence) ? asSentence(withoutEnd(sentence.replace(/\s*\([^()]*$/, ""))) : sentence,
    )
    .join(" ")
