import { markWeights } from "./mark-weights.ts"

/** A weight of one is written as this many. */
export const scale = 20

let known: ReadonlyMap<string, number> | undefined

/** How much a sign speaks for a missing mark; read once a process. */
export const weightOf = (sign: string): number => {
  known ??= readWeights(markWeights)
  return known.get(sign) ?? 0
}

/** Each line is a kind of sign, and what was seen with its weight: "last noun:3 plural:-4". */
function readWeights(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const line of text.trim().split("\n")) {
    const [name = "", ...entries] = line.split(" ")
    for (const entry of entries) {
      const at = entry.lastIndexOf(":")
      const seen = entry.slice(0, at)
      found.set(seen === "" ? name : `${name} ${seen}`, Number(entry.slice(at + 1)) / scale)
    }
  }
  return found
}
