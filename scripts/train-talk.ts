// npm run train-talk: learns from the labeled texts in test/messy-texts/ which clauses of a messy text are talk, and writes
// the weights by which the cleaning leaves them out.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { learn } from "./learn/regression.ts"
import { writtenWeights } from "./learn/written-weights.ts"
import { examplesIn, howTalkIsLearned, isForTest, readLabeled } from "./train-talk/labeled.ts"

const least = 8
const root = join(import.meta.dirname, "..")
const texts = readLabeled(join(root, "test/messy-texts")).filter((text, at) => !isForTest(text, at))
const weights = learn(texts.flatMap(examplesIn), howTalkIsLearned)
writeFileSync(
  join(root, "src/domain/text/clean/talk/talk-weights.ts"),
  `/** Learned by \`npm run train-talk\`. */\nexport const talkWeights = \`\n${writtenWeights(weights, least)}\n\`\n`,
)
