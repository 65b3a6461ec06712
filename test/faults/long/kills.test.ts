import { describe, expect, it } from "vitest"
import { auth } from "../../../src/contract/auth.ts"
import { makeRegistration } from "../../make.ts"
import { beginServer, emptyFolder, noDemo } from "../servers.ts"

const register = auth.register.path

/** Numbers that look random and are the same in every run. */
function* chances(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

const rounds = 10

describe("a server that is killed", () => {
  it("starts again each time after being killed at any moment, with everything it had acknowledged", async () => {
    const dataDir = emptyFolder()
    const acknowledged: string[] = []
    const moments = chances(7)
    for (let round = 0; round < rounds; round++) {
      // Behind a proxy, so that each sign-up comes from a home of its own and none is throttled.
      const server = beginServer({ DATA_DIR: dataDir, TRUST_PROXY_HOPS: "1", ...noDemo })
      // The first two are killed while they start: in the making of the database, and in the middle of the migrations.
      if (round < 2) {
        const { promise, resolve } = Promise.withResolvers<void>()
        setTimeout(resolve, 200 + 900 * moments.next().value)
        await promise
        await server.end("SIGKILL")
        continue
      }
      await server.waitUntilReady()
      const killAfter = Math.floor(moments.next().value * 12)
      const work = Array.from({ length: 16 }, async (_, index) => {
        const body = makeRegistration()
        const reply = await server.send(register, body, { "x-forwarded-for": `10.0.${round}.${index}` })
        if (reply.status === 201) acknowledged.push(body.username)
        if (index === killAfter) await server.end("SIGKILL")
      })
      await Promise.allSettled(work)
      await server.end("SIGKILL")
    }
    const last = await beginServer({ DATA_DIR: dataDir, TRUST_PROXY_HOPS: "1", ...noDemo }).waitUntilReady()
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds - 2)
    for (const [index, username] of acknowledged.entries()) {
      const headers = { "x-forwarded-for": `10.1.${index >> 8}.${index & 255}` }
      const again = await last.send(register, makeRegistration({ username }), headers)
      expect([username, (await again.json()).code]).toEqual([username, "username_taken"])
    }
    expect(await last.end("SIGTERM")).toBe(0)
  }, 300_000)
})
