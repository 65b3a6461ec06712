// The program of a worker thread: runs one computation at a time, and returns its result.
import { parentPort } from "node:worker_threads"
import { computations } from "./computations.ts"
import { Unpacker } from "./packing.ts"
import { warmUp } from "./warm-up.ts"

const unpacker = new Unpacker()
const table = new Map<string, (input: never) => unknown>(Object.entries(computations))

parentPort?.on("message", ({ name, input }) => {
  try {
    const compute = table.get(name)
    if (compute === undefined) throw new Error(`there is no computation ${name}`)
    parentPort?.postMessage({ output: Reflect.apply(compute, undefined, [unpacker.unpack(input)]) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})

warmUp()
parentPort?.postMessage("ready")
