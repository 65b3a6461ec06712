// npm run train-marks: learns from the texts in test/hasty-texts/ where a hasty text lacks a mark, and writes the weights by
// which the built-in writer finds the lines that are in doubt.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { learn } from "./learn/regression.ts"
import { writtenWeights } from "./learn/written-weights.ts"
import { gapsIn, howMarksAreLearned } from "./train-marks/gaps.ts"
import { isForTest, readPairs } from "./train-marks/mended-pairs.ts"

const root = join(import.meta.dirname, "..")
const least = 5

const texts = readPairs(join(root, "test/hasty-texts"))
const weights = learn(
  texts.filter((text, at) => !isForTest(text, at)).flatMap((text) => gapsIn(text)),
  howMarksAreLearned,
)
writeFileSync(
  join(root, "src/domain/writer/read/marks/mark-weights.ts"),
  `/** Learned by \`npm run train-marks\`. */\nexport const markWeights = \`\n${writtenWeights(weights, least)}\n\`\n`,
)
