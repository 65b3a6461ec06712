import { computations } from "../src/server/workers/computations.ts"
import type { Workers } from "../src/server/workers/workers.ts"

/** No threads: the same computations, at once and right here, on platforms that only a test knows. */
export const inlineWorkers: Workers = {
  async run(name, input, { signal }) {
    signal?.throwIfAborted()
    return Reflect.apply(computations[name], undefined, [input])
  },
  refuseWhenBusy() {},
  async start() {},
  async close() {},
}
