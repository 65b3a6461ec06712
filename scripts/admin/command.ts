import type { Parts } from "../../src/server/parts.ts"

/** A sentence that says why nothing was done. */
export class Refused extends Error {}

type Row = Readonly<Record<string, unknown>>

/** What a command works with. */
export interface Desk extends Parts {
  /** From the database of these parts. */
  readonly url: string
}

export interface Command {
  /** As typed: `users sign-out EMAIL`; words in capitals are arguments. */
  readonly words: string
  readonly what: string
  /** The final message: a sentence, or rows of a table. */
  readonly run: (desk: Desk, ...given: string[]) => Promise<string | readonly Row[]>
}

const isGiven = (word: string) => /^[A-Z]+$/.test(word)

/** The typed command with its arguments; the longest match wins. */
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
