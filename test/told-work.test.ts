import { expect, test } from "vitest"
import { inlineWorkers } from "./inline-workers.ts"
import { toldWorkers, workOf } from "./told-work.ts"
import { makeBrief } from "./writing-task.ts"

const workers = toldWorkers(inlineWorkers)
const work = () =>
  workers.run("countBroken", { brief: { ...makeBrief(), platform: "etsy" }, products: [] }, { userId: "ann" })

test("work that a call does not declare is refused, even if it is done later or next to another call", async () => {
  const inTurn = (url: string) => workOf({ method: "GET", url }, () => Promise.resolve().then(work))
  const [quiet, told] = await Promise.allSettled([inTurn("/api/settings?a=b"), inTurn("/api/content-history/some-id")])
  expect(quiet).toMatchObject({
    reason: { message: expect.stringContaining("GET /api/settings has countBroken done") },
  })
  expect(told).toMatchObject({ value: 0 })
})

test("of two calls that match, the one with more of its own words counts", async () => {
  const ask = (url: string) => workOf({ method: "POST", url }, work)
  await expect(ask("/api/content-history/restore")).rejects.toThrow("/api/content-history/restore")
  expect(await ask("/api/content-history/an-id/fix-rules")).toBe(0)
})

test("work that no call requested is done", async () => {
  expect(await work()).toBe(0)
})
