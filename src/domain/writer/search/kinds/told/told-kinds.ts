import { readWords } from "../../../../text/words/read-words.ts"
import { wordStem } from "../../../../text/words/word-stem.ts"
import { stemsOf } from "../../../read/merge.ts"
import { spelledFor } from "../spelled-for.ts"

/**
 * What people type for something whose text says certain words: "choir & part|voice: choir practice app, choir parts app".
 * Each group needs one of its words; the first group is what it is about. "uk:" and "us:" mark words that only one country
 * types.
 */
export type ToldRows = string

interface Row {
  readonly groups: readonly (readonly Said[])[]
  readonly phrases: string
}

/** A word, or words that are side by side. "Trap" is also said by "trapping"; "nursing" by nothing but itself. */
interface Said {
  readonly words: string
  readonly isWhole: boolean
}

/** The lines of the tables by the first letters of the words that they are about; few are ever read. */
export type ToldKinds = ReadonlyMap<string, readonly string[]>

const firstLetters = (word: string): string => word.slice(0, 3)

export function indexOf(texts: readonly ToldRows[]): ToldKinds {
  const found = new Map<string, string[]>()
  for (const line of texts.flatMap((text) => text.split("\n")).filter((each) => each !== "")) {
    const [subject = ""] = line.split(/ & |: /)
    for (const key of new Set(subject.split("|").map(firstLetters))) {
      const lines = found.get(key) ?? []
      lines.push(line)
      found.set(key, lines)
    }
  }
  return found
}

function rowOf(line: string): Row {
  const at = line.indexOf(": ")
  const groups = line
    .slice(0, at)
    .split(" & ")
    .map((group) => group.split("|").map(saidBy))
  return { groups, phrases: line.slice(at + 2) }
}

const saidBy = (text: string): Said => {
  const isWhole = /(?:ing|ers?|ed)$/.test(text)
  return { words: (isWhole ? stemsIn(text) : rootsIn(text)).join(" "), isWhole }
}

const stemsIn = (text: string): string[] => readWords(text).map(({ text: word }) => wordStem(word))
const rootsIn = (text: string): string[] => readWords(text).map(({ text: word }) => [...stemsOf(word)][0] ?? word)

/** What a text says, word for word and by the roots of its words. */
class Saying {
  readonly words: ReadonlySet<string>
  readonly #stems: string
  readonly #roots: string

  constructor(text: string) {
    const [stems, roots] = [stemsIn(text), rootsIn(text)]
    this.words = new Set([...stems, ...roots])
    this.#stems = ` ${stems.join(" ")} `
    this.#roots = ` ${roots.join(" ")} `
  }

  says({ words, isWhole }: Said): boolean {
    return (isWhole ? this.#stems : this.#roots).includes(` ${words} `)
  }
}

interface Told {
  /** What it is and does first; a row that is about it wins. */
  readonly first: string
  /** Its parts, which say what it is if nothing else does. */
  readonly parts: string
  readonly more: string
  readonly isBritish: boolean
}

/** The phrases of the row of which the text says most; empty if it says all of none. */
export function kindsTold(rows: ToldKinds, { first, parts, more, isBritish }: Told): string[] {
  const all = new Saying([first, parts, more].join(". "))
  const best = bestOf(rows, new Saying(first), all) ?? bestOf(rows, new Saying(parts), all)
  return best === null ? [] : spelledFor(best.phrases, isBritish).slice(0, most)
}

/** Whether a row is about this word. */
export const isSubject = (rows: ToldKinds, word: string): boolean =>
  (rows.get(firstLetters(word)) ?? []).some((line) => {
    const [subject = ""] = line.split(/ & |: /)
    return subject.split(/[| ]/).includes(word)
  })

const most = 3

function bestOf(rows: ToldKinds, about: Saying, all: Saying): Row | null {
  let best: { readonly row: Row; readonly share: number } | null = null
  const keys = new Set([...about.words].map(firstLetters))
  for (const line of new Set([...keys].flatMap((key) => rows.get(key) ?? []))) {
    const row = rowOf(line)
    const [subject = [], ...others] = row.groups
    const isSaid =
      subject.some((each) => about.says(each)) && others.every((group) => group.some((each) => all.says(each)))
    const share = isSaid ? row.groups.flat().filter((each) => all.says(each)).length + 2 * row.groups.length : 0
    if (share > (best?.share ?? 0)) best = { row, share }
  }
  return best?.row ?? null
}
