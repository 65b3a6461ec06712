import { weightScale } from "../../src/domain/learned-weights.ts"

/** Each kind of sign on a line of its own: "last noun:3 plural:-4". Weights near zero, and odd characters, are left out. */
export function writtenWeights(weights: ReadonlyMap<string, number>, least: number): string {
  const lines = new Map<string, string[]>()
  for (const [sign, weight] of weights) {
    const rounded = Math.round(weight * weightScale)
    if (Math.abs(rounded) < least || /[`\\]|\$\{/.test(sign)) continue
    const [name = "", ...seen] = sign.split(" ")
    const entries = lines.get(name) ?? []
    entries.push(`${seen.join(" ")}:${rounded}`)
    lines.set(name, entries)
  }
  return [...lines].map(([name, entries]) => `${name} ${entries.join(" ")}`).join("\n")
}
