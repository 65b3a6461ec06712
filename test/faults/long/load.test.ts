import { expect, it } from "vitest"
import { auth } from "../../../src/contract/auth.ts"
import { seo } from "../../../src/contract/seo.ts"
import { makeForm, makeRegistration } from "../../make.ts"
import { sessionOf } from "../server-process.ts"
import { openDatabase, startServer } from "../servers.ts"

async function openServer(people: number) {
  const { url, admin } = await openDatabase()
  // Behind a proxy, so that all users have different addresses.
  const server = await startServer(url, { TRUST_PROXY_HOPS: "1", WORKER_START: "at-once" })
  const sessions = []
  for (let at = 0; at < people; at++) {
    const from = { "x-forwarded-for": `10.0.0.${at}` }
    sessions.push({ ...sessionOf(await server.send(auth.register.path, makeRegistration(), from)), ...from })
  }
  await admin.query("update users set subscription_status = 'active'")
  return { server, sessions, admin }
}

async function time(asked: Promise<Response>) {
  const startedAt = performance.now()
  const reply = await asked
  const { code } = await reply.json()
  const retryAfter = Number(reply.headers.get("retry-after") ?? 0)
  return { status: reply.status, code, retryAfter, tookMs: performance.now() - startedAt }
}

const middle = (all: readonly { readonly tookMs: number }[]): number =>
  all.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

const scoring = { platform: "etsy", listing: { productTitle: "Stoneware mug" }, brief: makeForm() }

it("generations beyond one second of work are refused at once, and quick calls are answered meanwhile", async () => {
  const { server, sessions } = await openServer(41)
  const [typing = {}, ...people] = sessions
  const generate = (session: Record<string, string>) => time(server.send(seo.generate.path, makeForm(), session))
  const begun = people.map(generate)
  const scores = []
  for (let count = 0; count < 5; count++) scores.push(await time(server.send(seo.score.path, scoring, typing)))
  const answers = await Promise.all(begun)
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(served.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(2)
  expect(refused).toEqual(refused.map(() => expect.objectContaining({ status: 503, code: "overloaded" })))
  for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(0)
  expect(scores.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  // However busy the machine is with other tests, nobody who is refused or asks a quick call waits for the last writing.
  const slowest = Math.max(...served.map(({ tookMs }) => tookMs))
  for (const quick of [refused, scores]) expect(middle(quick)).toBeLessThan(slowest)
  expect((await generate(typing)).status).toBe(200)
}, 300_000)

it("of one user's 140 unanswered calls, a hundred wait and the others are refused at once", async () => {
  const { server, sessions, admin } = await openServer(2)
  const [many = {}, one = {}] = sessions
  await admin.query("begin")
  await admin.query("lock table users in access exclusive mode")
  const statuses: number[] = []
  const all = Array.from({ length: 140 }, () =>
    time(server.send(seo.score.path, scoring, many)).then(({ status }) => statuses.push(status)),
  )
  const refused = () => statuses.filter((status) => status === 429).length
  await expect.poll(refused, { timeout: 20_000 }).toBe(40)
  await admin.query("rollback")
  await Promise.all(all)
  expect((await time(server.send(seo.score.path, scoring, one))).status).toBe(200)
}, 300_000)
