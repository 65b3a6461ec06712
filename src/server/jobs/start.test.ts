import { fastify } from "fastify"
import { expect, it, onTestFinished, vi } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember } from "../../../test/make.ts"
import { readConfig } from "../config.ts"
import { sessions, throttles } from "../db/schema.ts"
import { assembleParts } from "../parts.ts"
import { purgeExpired } from "./purge-expired.ts"
import { startJobs } from "./start.ts"

const { log } = fastify()

it("deletes only expired rows", async () => {
  const app = await openApp()
  await makeMember(app)
  app.clock.walk({ minutes: 20 })
  const { browser } = await makeMember(app)
  app.clock.walk({ minutes: 20 })
  const parts = assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now })
  await purgeExpired.run(parts, log)
  expect(await app.db.select().from(sessions)).toHaveLength(1)
  expect((await browser.request({ url: "/api/auth/user" })).statusCode).toBe(200)
  app.clock.walk({ days: 1 })
  await purgeExpired.run(parts, log)
  expect(await app.db.select().from(sessions)).toEqual([])
  expect(await app.db.select().from(throttles)).toEqual([])
})

it("runs a job in one of several processes", async () => {
  const app = await openApp()
  const parts = assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now })
  const runs: string[] = []
  const job = { name: "count", schedule: "0 0 1 1 *", run: async () => void runs.push("run") }
  const queues = await Promise.all([1, 2].map(() => startJobs({ parts, url: app.url, log, jobs: [job] })))
  onTestFinished(async () => {
    await Promise.all(queues.map((queue) => queue.stop()))
  })
  await queues[0]?.runNow("count")
  await vi.waitFor(() => expect(runs).toEqual(["run"]), { timeout: 15_000, interval: 50 })
}, 30_000)
