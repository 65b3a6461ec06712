import { expect, it } from "vitest"
import { openApp, type TestBrowser } from "../../../test/app.ts"
import { makeSubscriber } from "../../../test/make.ts"
import type { Call } from "../../contract/call.ts"
import { calls } from "../../contract/index.ts"
import { throttles } from "../db/schema.ts"
import { throttleKey } from "../throttle.ts"

/** Everything with a limit per user: processing texts, reading pages, saving, exporting or checking passwords. */
const limited = Object.values(calls)
  .flatMap((area) => Object.values<Call>(area))
  .flatMap((call) => (call.limit?.per === "user" && call.who !== "everybody" ? [{ call, limit: call.limit }] : []))

function ask({ method, path }: Call, browser: TestBrowser, remoteAddress: string) {
  const url = path.replaceAll(/:\w+/g, "none")
  return browser.request({ method, url, remoteAddress, ...(method !== "GET" && { payload: {} }) })
}

it("every call with a limit for each user refuses one more from that user, at any address, and from nobody else", async () => {
  const app = await openApp()
  const [ann, bob] = [await makeSubscriber(app), await makeSubscriber(app)]
  const windowStart = app.clock.now()
  expect(limited.filter(({ call }) => call.work !== undefined).length).toBeGreaterThan(12)
  for (const { call, limit } of limited) {
    const key = throttleKey("call", call.method, call.path, ann.id)
    const expiresAt = new Date(windowStart.getTime() + limit.seconds * 1000)
    await app.db.insert(throttles).values({ key, count: limit.times - 1, windowStart, expiresAt })
    const last = await ask(call, ann.browser, "10.0.0.1")
    const refused = await ask(call, ann.browser, "10.0.0.2")
    const other = await ask(call, bob.browser, "10.0.0.2")
    const statuses = [last, refused, other].map(({ statusCode }) => (statusCode === 429 ? "refused" : "let in"))
    expect([call.method, call.path, ...statuses]).toEqual([call.method, call.path, "let in", "refused", "let in"])
    expect(Number(refused.headers["retry-after"]), call.path).toBeGreaterThan(0)
  }
})
