// The labeled segments of this folder: short texts as sellers type them, with their topic and shape.
import { readdirSync, readFileSync } from "node:fs"
import type { Shape, Topic } from "../../../src/domain/writer/fact.ts"

export interface LabelledSegment {
  readonly text: string
  readonly topic: string
  /** The shapes that may be recognized with certainty; none if nobody can be certain. */
  readonly shapes: readonly Shape[]
  /** Whether one shape is obvious enough to be expected. */
  readonly isPlain: boolean
  readonly isUsed: boolean
}

const shapeOfLetter: Readonly<Record<string, Shape>> = {
  n: "noun",
  a: "adjective",
  s: "sentence",
  c: "command",
  t: "third",
  p: "participle",
  k: "past",
  l: "labelled",
}

/** "n- | two tiles" under "# size": a noun, if it is recognized with certainty. */
function readFile(name: string): LabelledSegment[] {
  let topic = ""
  return readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => {
      const heading = /^# ([a-z-]+)$/.exec(line)?.[1]
      if (heading !== undefined) topic = heading
      const [, letters = "", text = ""] = /^([nasctpkl-]+) \| (.+)$/.exec(line) ?? []
      if (text === "") return []
      const shapes = [...letters].flatMap((letter) => shapeOfLetter[letter] ?? [])
      return [
        {
          text,
          topic,
          shapes,
          isPlain: shapes.length === 1 && !letters.includes("-"),
          isUsed: name.startsWith("used"),
        },
      ]
    })
}

export const readSegments = (): readonly LabelledSegment[] =>
  readdirSync(new URL(".", import.meta.url))
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap(readFile)

/** What a thing is, does and promises belongs to one topic. */
const family: ReadonlySet<string> = new Set<Topic>(["what", "feature", "promise"])

export const isSameTopic = (one: string, other: string): boolean =>
  one === other || (family.has(one) && family.has(other))
