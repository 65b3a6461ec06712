// node bench/compose.ts: how many products a second the built-in writer writes on one core, beside what nobody can beat.

import { subjectsOf } from "../src/domain/seo/brief.ts"
import { fit as fitToPlatform } from "../src/domain/seo/fit.ts"
import { compose } from "../src/domain/writer/compose.ts"
import { readSamples } from "../test/words/sample.ts"
import { measurePaces, showPaces } from "./pace.ts"

const tasks = readSamples().flatMap(({ brief, platform }) =>
  subjectsOf(brief).map((subject) => ({
    brief,
    subject,
    platform,
    draft: compose(brief, subject, platform, { variation: 0 }),
  })),
)
const taskOf = (turn: number) => {
  const task = tasks[turn % tasks.length]
  if (task === undefined) throw new Error("there is no sample brief")
  return task
}

const paces = measurePaces({
  "floor: the brief through JSON and back": (turn) => JSON.parse(JSON.stringify(taskOf(turn).brief)),
  compose: (turn) => {
    const { brief, subject, platform } = taskOf(turn)
    return compose(brief, subject, platform, { variation: turn })
  },
  "fit, of a finished draft": (turn) => fitToPlatform(taskOf(turn).draft, taskOf(turn).platform, taskOf(turn).brief),
})
const wholeMs = paces.slice(1).reduce((sum, { msEach }) => sum + msEach, 0)
console.log(`The built-in writer on ${tasks.length} products of the sample briefs:`)
console.log(showPaces(paces))
console.log(`  compose and fit: ${Math.floor(1000 / wholeMs)} products a second on one core`)
