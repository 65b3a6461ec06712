import type { Parts } from "../../src/server/parts.ts"

/** A sentence that says why nothing was done. */
export class Refused extends Error {}

type Row = Readonly<Record<string, unknown>>

/** What a command works with. */
export interface Desk extends Parts {
  /** Of the database of these parts. */
  readonly url: string
}

export interface Command {
  /** As it is typed: `users sign-out EMAIL`; what is in capitals is given. */
  readonly words: string
  readonly what: string
  /** What is said in the end: a sentence, or rows for a table. */
  readonly run: (desk: Desk, ...given: string[]) => Promise<string | readonly Row[]>
}

const isGiven = (word: string) => /^[A-Z]+$/.test(word)

/** The command that was typed, with what was given; the longest one wins. */
export function findCommand(commands: readonly Command[], typed: readonly string[]) {
  const fits = commands.filter(({ words }) => {
    const wanted = words.split(" ")
    return wanted.length === typed.length && wanted.every((word, at) => isGiven(word) || word === typed[at])
  })
  const [command] = fits.toSorted((a, b) => fixedWords(b) - fixedWords(a))
  if (command === undefined) return null
  const words = command.words.split(" ")
  return { command, given: typed.filter((_, at) => isGiven(words[at] ?? "")) }
}

const fixedWords = ({ words }: Command) => words.split(" ").filter((word) => !isGiven(word)).length
