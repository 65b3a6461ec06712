import { describe, expect, it, vi } from "vitest"
import { makeTimers, openGenerator, untilAsked } from "../../../test/generator.ts"
import { generations } from "../db/schema.ts"
import { renewMs } from "./generating.ts"

describe("a lease that another process has taken", () => {
  async function loseLease() {
    const { parts, waiting } = makeTimers()
    const generator = await openGenerator({ parts })
    generator.writer.behave = () => new Promise(() => {})
    const reply = generator.generate(1)
    await untilAsked(generator.writer, 1)
    await generator.db.update(generations).set({ attempts: 2 })
    const renew = () => {
      const at = waiting.findIndex(({ ms }) => ms === renewMs)
      waiting.splice(at, 1)[0]?.run()
    }
    return { ...generator, reply, renew, waiting }
  }

  it("ends the work here", async () => {
    const { reply, renew } = await loseLease()
    renew()
    expect([(await reply).statusCode, (await reply).json().code]).toEqual([409, "still_running"])
  })

  it("is noticed at the next renewal if the database fails before it says why", async () => {
    const { reply, renew, waiting, db } = await loseLease()
    const outage = vi.spyOn(db, "select").mockImplementation(() => {
      throw new Error("the connection ended")
    })
    renew()
    while (!waiting.some(({ ms }) => ms === renewMs)) await new Promise((resolve) => setImmediate(resolve))
    outage.mockRestore()
    renew()
    expect([(await reply).statusCode, (await reply).json().code]).toEqual([409, "still_running"])
  })
})
