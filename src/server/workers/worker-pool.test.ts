import { expect, onTestFinished, test } from "vitest"
import { patience } from "../../../test/model-writer.ts"
import { makeBrief, market } from "../../../test/writing-task.ts"
import { etsy } from "../../domain/platforms/etsy.ts"
import { Problem } from "../problem.ts"
import { computations } from "./computations.ts"
import { WorkerPool } from "./worker-pool.ts"

/** A program that obeys the product's name, and otherwise returns its input. */
const obedient = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads"
    parentPort.on("message", ({ name, input: { rest } }) => {
      const order = rest.subject.name
      if (order === "for ever") for (;;);
      if (order === "crash") process.exit(1)
      if (order === "eat") { const all = []; for (;;) all.push(new Array(100_000).fill(0.5)) }
      parentPort.postMessage(order === "throw" ? { error: new RangeError("no such thing") } : { output: { name, order, threadId } })
    })
    parentPort.postMessage("ready")
  `)}`,
)

function open({ threads = 1, program = obedient }: { threads?: number; program?: URL } = {}) {
  const waiting: (() => void)[] = []
  const notes: string[] = []
  const after = (_: number, run: () => void) => {
    waiting.push(run)
    return () => void waiting.splice(waiting.indexOf(run), 1)
  }
  const pool = new WorkerPool({ threads, limitMs: 1000, after, note: (line) => notes.push(line), program })
  onTestFinished(() => pool.close())
  const ask = (order: string, { userId = "ann", signal = patience } = {}) =>
    pool.run(
      "compose",
      { brief: makeBrief(), platform: etsy, subject: { name: order, category: "", description: "" }, variation: 0 },
      { userId, signal },
    )
  /** Waits until a time limit starts, and lets it expire. */
  const runOut = async () => {
    await expect.poll(() => waiting.length, { timeout: 30_000 }).toBeGreaterThan(0)
    for (const run of waiting.splice(0)) run()
  }
  return { pool, notes, waiting, ask, runOut }
}

// One test, because the whole program takes two seconds to start.
test("a computation has the same result as in this thread, and an unknown platform is refused", async () => {
  const { pool } = open({ program: new URL("./worker.ts", import.meta.url) })
  const brief = makeBrief()
  const subject = { name: "Speckled Stoneware Mug", category: "Mugs", description: "Holds 12 oz. Oatmeal glaze." }
  const input = { brief, platform: etsy, subject, variation: 0 }
  const draft = await pool.run("compose", input, { userId: "ann" })
  expect(draft).toEqual(computations.compose(input))
  const finishing = { draft, brief, platform: etsy, productName: subject.name }
  expect(await pool.run("finish", finishing, { userId: "ann" })).toEqual(computations.finish(finishing))

  const foreign = { ...input, platform: { ...market, id: "bazaar" } }
  await expect(pool.run("compose", foreign, { userId: "ann" })).rejects.toThrow("there is no platform bazaar")
})

test("an error in a computation is thrown, and the thread keeps working", async () => {
  const { ask } = open()
  const first = await ask("one")
  await expect(ask("throw")).rejects.toThrow(new RangeError("no such thing"))
  expect(await ask("one")).toEqual(first)
})

test("a computation that takes too long is ended with a problem, and another thread does the next one", async () => {
  const { ask, runOut, notes, waiting } = open()
  const endless = ask("for ever")
  const next = ask("one", { userId: "bob" })
  await runOut()
  await expect(endless).rejects.toMatchObject({ code: "text_too_complex", status: 422 })
  expect(await next).toMatchObject({ order: "one" })
  expect(notes).toEqual(["a worker was ended in the middle of compose: it was ended"])
  expect(waiting).toEqual([])
})

test.each([["crash"], ["eat"]])(
  "a computation that ends its thread by %s is reported as taking too long",
  async (order) => {
    const { ask } = open()
    await expect(ask(order)).rejects.toThrow(new Problem("text_too_complex").message)
    expect(await ask("one")).toMatchObject({ order: "one" })
  },
)

test("with several threads, one user never has every thread", async () => {
  const { ask, runOut } = open({ threads: 2 })
  const endless = [ask("for ever"), ask("for ever")].map((one) => one.catch((error: unknown) => error))
  expect(await ask("one", { userId: "bob" })).toMatchObject({ order: "one" })
  await runOut()
  await runOut()
  for (const one of endless) expect(await one).toMatchObject({ code: "text_too_complex" })
})

test("a user's work continues in the thread that knows it", async () => {
  const { ask, pool } = open({ threads: 2 })
  await pool.start()
  const [ann, bob] = [await ask("one"), await ask("one", { userId: "bob" })]
  expect(bob).not.toEqual(ann)
  for (const userId of ["bob", "ann", "bob", "bob", "ann"])
    expect(await ask("one", { userId })).toEqual(userId === "ann" ? ann : bob)
})

test("a caller who cancels is told at once, even though the thread is not free yet", async () => {
  const { ask, runOut } = open()
  const change = new AbortController()
  const asked = ask("for ever", { signal: change.signal })
  const next = ask("one")
  change.abort(new Error("cancelled"))
  await expect(asked).rejects.toThrow("cancelled")
  await runOut()
  expect(await next).toMatchObject({ order: "one" })
})

test("a program that cannot start fails its requests, and does not restart forever", async () => {
  const { ask, pool } = open({ program: new URL("data:text/javascript,throw new Error('broken')") })
  await expect(ask("one")).rejects.toThrow("broken")
  await expect(pool.start()).rejects.toThrow("broken")
})

test("closing ends busy threads, and refuses waiting and new work", async () => {
  const { ask, pool, waiting } = open()
  const asked = [ask("for ever"), ask("one"), ask("two")].map((one) => one.catch((error: unknown) => error))
  await expect.poll(() => waiting.length, { timeout: 30_000 }).toBe(1)
  await pool.close()
  for (const one of asked) expect(await one).toMatchObject({ code: "overloaded" })
  await expect(ask("three")).rejects.toMatchObject({ code: "overloaded" })
})
