import { singular } from "../../../text/words/plural.ts"
import { homonyms, otherThings } from "./homonyms.ts"
import type { KindRows } from "./kind-rows.ts"
import { spelledFor } from "./spelled-for.ts"

export interface KindTerms {
  /** The name that was found: "dog bandana", or just "bandana". */
  readonly key: string
  /** Other names for the same thing, which take the words before its own name: "gingham dog scarf". */
  readonly names: readonly string[]
  /** The wider group: "pet accessories". */
  readonly sorts: readonly string[]
}

interface Asked {
  readonly rows: KindRows
  /** Names for the thing, the most certain first. */
  readonly called: readonly string[]
  /** Everything said about it, which tells things with the same name apart. */
  readonly context: string
  readonly isBritish: boolean
  /** Whether the row's noun may be anywhere, as in a video's title, and not only at the end of a name. */
  readonly isAnywhere?: boolean
}

const maxKeyWords = 4

/** The row of the longest name that is found: "dog bandana" before "bandana". */
export function broaderTerms({ rows, called, context, isBritish, isAnywhere = false }: Asked): KindTerms | null {
  const texts = called.map(wordsOf).filter((words) => words.length > 0)
  const named = new Set(texts.flat().map(singular))
  for (let size = maxKeyWords; size > 0; size -= 1)
    for (const words of texts) {
      const key = keysIn(words, size, isAnywhere).find(
        (each) => Object.hasOwn(rows, each) && (isAnywhere || isMeant(each, named, context)),
      )
      if (key !== undefined) return { key, ...termsOf(key, rows, isBritish) }
    }
  return null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []

const maxWords = 30

function keysIn(words: readonly string[], size: number, isAnywhere: boolean): string[] {
  const last = Math.min(words.length, maxWords) - size
  if (last < 0) return []
  const starts = isAnywhere ? Array.from({ length: last + 1 }, (_, at) => at) : [words.length - size]
  return starts.map((at) => singular(words.slice(at, at + size).join(" ")))
}

/** A toy kettle is not a kettle, and a ring is for a finger only if the text is about jewelry. */
function isMeant(key: string, named: ReadonlySet<string>, context: string): boolean {
  const own = key.split(" ").map(singular)
  // A mini kettle may be for a dollhouse, and a mini waffle maker bakes waffles.
  const isOther = (word: string): boolean =>
    otherThings.has(word) && !own.includes(word) && !(word === "mini" && own.length > 1)
  for (const word of named) if (isOther(word)) return false
  const needed = homonyms.get(key)
  if (needed === undefined) return true
  const said = new Set(wordsOf(context).map(singular))
  return needed.some((word) => said.has(word))
}

function termsOf(key: string, rows: KindRows, isBritish: boolean): Omit<KindTerms, "key"> {
  const [names = "", sorts = ""] = (rows[key] ?? "").split(";")
  // A "book mark" is a slip of the pen; "door mat" has a row of its own.
  const isSlip = (name: string): boolean =>
    !key.includes(" ") && name.replace(" ", "") === key && !Object.hasOwn(rows, name)
  return {
    names: spelledFor(names, isBritish).filter((name) => name === key || !isSlip(name)),
    sorts: spelledFor(sorts, isBritish),
  }
}
