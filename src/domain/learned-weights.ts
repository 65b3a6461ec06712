/** A weight of one is written as this many. */
export const weightScale = 20

/** How much a sign speaks for what was learned. */
export type WeightOf = (sign: string) => number

/** Each line is a kind of sign, and what was seen with its weight: "last noun:3 plural:-4". */
export function readWeights(text: string): WeightOf {
  const found = new Map<string, number>()
  for (const line of text.trim().split("\n")) {
    const [name = "", ...entries] = line.split(" ")
    for (const entry of entries) {
      const at = entry.lastIndexOf(":")
      const seen = entry.slice(0, at)
      found.set(seen === "" ? name : `${name} ${seen}`, Number(entry.slice(at + 1)) / weightScale)
    }
  }
  return (sign) => found.get(sign) ?? 0
}

/** How likely it is, by all signs that were seen. */
export function chanceOf(signs: readonly string[], weightOf: WeightOf): number {
  const sum = signs.reduce((all, sign) => all + weightOf(sign), 0)
  return 1 / (1 + Math.exp(-sum))
}
