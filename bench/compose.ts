// node bench/compose.ts: how many products per second the built-in writer writes, on one core and in the workers,
// compared with the upper bound. Each brief is read again for each product, as on a server that has never seen it.

import { availableParallelism } from "node:os"
import { type Brief, subjectsOf } from "../src/domain/seo/brief.ts"
import { runAfter } from "../src/server/parts.ts"
import { computations } from "../src/server/workers/computations.ts"
import { WorkerPool } from "../src/server/workers/worker-pool.ts"
import { readSamples } from "../test/quality/sample.ts"
import { measurePaces, showPaces } from "./pace.ts"

const tasks = readSamples().flatMap(({ brief, platform }) =>
  subjectsOf(brief).map((subject) => ({
    subject,
    platform,
    text: JSON.stringify(brief),
    draft: computations.compose({ brief, subject, platform, variation: 0 }),
  })),
)
const taskOf = (turn: number) => {
  const task = tasks[turn % tasks.length]
  if (task === undefined) throw new Error("there is no sample brief")
  const brief: Brief = JSON.parse(task.text)
  return { ...task, brief }
}
const finishing = ({ subject, ...task }: ReturnType<typeof taskOf>) => ({ ...task, productName: subject.name })

const paces = measurePaces({
  "floor: the brief through JSON and back": (turn) => JSON.stringify(taskOf(turn).brief),
  "write, from a brief never seen": (turn) => computations.compose({ ...taskOf(turn), variation: turn }),
  "fit and judge, for a brief never seen": (turn) => computations.finish(finishing(taskOf(turn))),
})
const wholeMs = paces.slice(1).reduce((sum, { msEach }) => sum + msEach, 0)
console.log(`The built-in writer on ${tasks.length} products of the sample briefs:`)
console.log(showPaces(paces))
console.log(`  write, fit and judge: ${Math.floor(1000 / wholeMs)} products a second on one core`)

const threads = Math.min(2, availableParallelism())
const pool = new WorkerPool({ threads, limitMs: 5000, after: runAfter, note: console.warn })
await pool.start()
/** Several users, each asking for one product after another, as generations do. */
const users = 2 * threads
const productsEach = 150

async function writeMany(userId: string, from: number): Promise<void> {
  for (let turn = from; turn < from + productsEach; turn++) {
    const task = taskOf(turn)
    const draft = await pool.run("compose", { ...task, variation: 0 }, { userId })
    await pool.run("finish", { ...finishing(task), draft }, { userId })
  }
}

let leastMs = Number.POSITIVE_INFINITY
for (let round = 0; round < 3; round++) {
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: users }, (_, user) => writeMany(`user ${user}`, user * productsEach)))
  leastMs = Math.min(leastMs, performance.now() - startedAt)
}
await pool.close()
const each = leastMs / (users * productsEach)
console.log(
  `  through ${threads} workers: ${Math.floor(1000 / each)} products a second, ${(wholeMs / each).toFixed(1)} × one core`,
)
