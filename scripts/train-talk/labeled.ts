import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { signsOfTalk } from "../../src/domain/text/clean/talk/signs-of-talk.ts"
import type { Example } from "../learn/regression.ts"

/** A clause of a seller's text, and whether it is talk. */
export interface Labeled {
  readonly clause: string
  readonly isTalk: boolean
}

export const howTalkIsLearned = { rounds: 20, hidden: 0.4, fewest: 2 }

/** One text a line, each clause behind its label: "F cedar, 4 ft wide | T best on the island!!" */
export function readLabeled(folder: string): Labeled[][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line) =>
      line.split(" | ").map((labeled) => ({ clause: labeled.slice(2).trim(), isTalk: labeled.startsWith("T ") })),
    )
}

export const examplesIn = (text: readonly Labeled[]): Example[] =>
  text.map(({ clause, isTalk }) => ({ signs: signsOfTalk(clause), isSo: isTalk }))

/** Every sixth text is kept for the test: nothing is learned from it. */
const every = 6
export const isForTest = (_: readonly Labeled[], at: number): boolean => at % every === every - 1
