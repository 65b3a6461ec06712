// npm run train-marks: learns from the texts in test/hasty-texts/ where a hasty text lacks a mark, and writes the weights by
// which the built-in writer finds the lines that are in doubt.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { scale } from "../src/domain/writer/read/marks/weights.ts"
import { learn } from "./train-marks/learn.ts"
import { isForTest, readPairs } from "./train-marks/mended-pairs.ts"

const root = join(import.meta.dirname, "..")
const least = 5

/** Each kind of sign on a line of its own: "last noun:3 plural:-4". Weights near zero, and odd characters, are left out. */
function written(weights: ReadonlyMap<string, number>): string {
  const lines = new Map<string, string[]>()
  for (const [sign, weight] of weights) {
    const rounded = Math.round(weight * scale)
    if (Math.abs(rounded) < least || /[`\\]|\$\{/.test(sign)) continue
    const [name = "", ...seen] = sign.split(" ")
    const entries = lines.get(name) ?? []
    entries.push(`${seen.join(" ")}:${rounded}`)
    lines.set(name, entries)
  }
  return [...lines].map(([name, entries]) => `${name} ${entries.join(" ")}`).join("\n")
}

const texts = readPairs(join(root, "test/hasty-texts"))
const weights = learn(texts.filter((text, at) => !isForTest(text, at)))
writeFileSync(
  join(root, "src/domain/writer/read/marks/mark-weights.ts"),
  `/** Learned by \`npm run train-marks\`. */\nexport const markWeights = \`\n${written(weights)}\n\`\n`,
)
