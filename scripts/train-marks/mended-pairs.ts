import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Mark, Typed } from "../../src/domain/writer/read/marks/gap.ts"
import { bare, typedOf } from "../../src/domain/writer/read/marks/missing-marks.ts"

/** A hasty text, and the marks that a careful reader gave it. */
export interface Mended {
  readonly typed: Typed
  readonly right: readonly Mark[]
}

/** One pair a line: "oak table wobbles a bit => Oak table. Wobbles a bit." */
export function readPairs(folder: string): Mended[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
    .flatMap((line) => {
      const [raw = "", mended = "", more] = line.split(" => ")
      return more === undefined && mended !== "" ? [align(raw, mended)] : []
    })
    .filter(({ right }) => right.length > 1)
}

/** Every sixth text is kept for the test: nothing is learned from it. */
const every = 6
export const isForTest = (_: Mended, at: number): boolean => at % every === every - 1

interface Word {
  readonly said: string
  readonly mark: Mark
}

/** The typed words, as the reader corrected them, with both texts' marks; words that the reader left out are left out. */
function align(raw: string, mended: string): Mended {
  const typed = raw.trim().split(/\s+/)
  const marks = typedOf(typed).marks
  const capitals = typedOf(typed).capitals
  const words = typed.map(bare)
  const right = wordsOf(mended, new Set(words))
  const paired = pair(words, right)
  const kept = words.flatMap((_, at) => (paired[at] === undefined ? [] : [at]))
  return {
    typed: {
      words: kept.map((at) => paired[at]?.said ?? ""),
      marks: kept.map((at) => marks[at] ?? ""),
      capitals: kept.map((at) => capitals[at] ?? false),
    },
    right: kept.map((at) => paired[at]?.mark ?? ""),
  }
}

/** "Left-handed" of "left handed" is two words; a dash between words is a comma. */
function wordsOf(text: string, typed: ReadonlySet<string>): Word[] {
  const out: Word[] = []
  for (const token of text.trim().split(/\s+/)) {
    const [mark = ""] = typedOf([token]).marks
    const last = out.at(-1)
    if (/^[-–—]$/.test(token) && last !== undefined) out[out.length - 1] = { ...last, mark: "," }
    else {
      const parts = typed.has(bare(token)) ? [token] : token.split("-")
      out.push(...parts.map((part, at): Word => ({ said: bare(part), mark: at < parts.length - 1 ? "" : mark })))
    }
  }
  return out
}

const added = 1
const other = 1.7
const abbreviated = 0.8
const apostrophe = 0.1

/** What it costs to read a typed word as that word. */
function costOf(typed: string, right: string): number {
  if (typed === right) return 0
  if (typed.replaceAll("'", "") === right.replaceAll("'", "")) return apostrophe
  return right[0] === typed[0] ? abbreviated : other
}

/** For each typed word, the word that it became; the cheapest reading of the whole. */
function pair(typed: readonly string[], right: readonly Word[]): (Word | undefined)[] {
  const costs: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at * added)]
  for (const [row, word] of typed.entries()) {
    const before = costs[row] ?? []
    const costsOfRow = [(before[0] ?? 0) + added]
    for (const [at, { said }] of right.entries())
      costsOfRow.push(
        Math.min((before[at] ?? 0) + costOf(word, said), (before[at + 1] ?? 0) + added, (costsOfRow[at] ?? 0) + added),
      )
    costs.push(costsOfRow)
  }
  const out: (Word | undefined)[] = typed.map(() => undefined)
  let [row, at] = [typed.length, right.length]
  while (row > 0 && at > 0) {
    const cost = costs[row]?.[at] ?? 0
    const [word = "", meant] = [typed[row - 1], right[at - 1]]
    if (meant !== undefined && cost === (costs[row - 1]?.[at - 1] ?? 0) + costOf(word, meant.said)) {
      out[row - 1] = meant
      row -= 1
      at -= 1
    } else if (cost === (costs[row - 1]?.[at] ?? 0) + added) row -= 1
    else at -= 1
  }
  return out
}
