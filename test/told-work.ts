import { AsyncLocalStorage } from "node:async_hooks"
import type { InjectOptions } from "fastify"
import type { Call } from "../src/contract/call.ts"
import { calls } from "../src/contract/index.ts"
import type { Workers } from "../src/server/workers/workers.ts"

const all = Object.values(calls).flatMap((area) => Object.values<Call>(area))
const patterns = all.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, "[^/]+")}$`),
  // If two match, the more specific one is meant, as in the router.
  words: call.path.replaceAll(/:\w+/g, "").length,
}))

function findCall({ method = "GET", url = "" }: InjectOptions): Call | undefined {
  const { pathname } = new URL(String(url), "http://localhost")
  return patterns
    .filter(({ call, pattern }) => call.method === method.toUpperCase() && pattern.test(pathname))
    .sort((one, other) => other.words - one.words)[0]?.call
}

const asked = new AsyncLocalStorage<Call | undefined>()

/** Computations in the meantime belong to the requested call. */
export const workOf = <Reply>(options: InjectOptions, ask: () => Promise<Reply>): Promise<Reply> =>
  asked.run(findCall(options), ask)

/** Refuses work of a call that does not declare it in the contract, where it would need a limit per user. */
export const toldWorkers = (workers: Workers): Workers => ({
  async run(name, input, asking) {
    const call = asked.getStore()
    if (call !== undefined && call.work === undefined)
      throw new Error(
        `${call.method} ${call.path} has ${name} done by a worker, and its \`work\` in the contract is not set`,
      )
    return workers.run(name, input, asking)
  },
  refuseWhenBusy: () => workers.refuseWhenBusy(),
  start: () => workers.start(),
  close: () => workers.close(),
})
