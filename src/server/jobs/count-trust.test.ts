import { eq } from "drizzle-orm"
import { fastify } from "fastify"
import { expect, it } from "vitest"
import { openApp, type TestApp } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { makeForm, makeMember, makeSubscriber } from "../../../test/make.ts"
import { community } from "../../contract/community.ts"
import { seo } from "../../contract/seo.ts"
import { readConfig } from "../config.ts"
import { seoContent, servedMinutes, trustMetrics, userReviews, userSettings, users } from "../db/schema.ts"
import { assembleParts } from "../parts.ts"
import { countTrust } from "./count-trust.ts"
import { noteMinute } from "./note-minute.ts"

const { log } = fastify()

const partsOf = ({ db, clock }: TestApp) => assembleParts({ config: readConfig({}), db, now: clock.now })
const run = (app: TestApp) => countTrust.run(partsOf(app), log)

async function open() {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const metrics = async () => (await app.browser().call(community.getTrustMetrics, {})).json()
  return { app, metrics }
}

it("keeps what it counted until the next night, in one row", async () => {
  const { app, metrics } = await open()
  const { id } = await makeSubscriber(app)
  await app.db.insert(userReviews).values({ userId: id, rating: 4, title: "Good", review: "It works.", isPublic: true })
  await Promise.all([run(app), run(app)])
  expect(await metrics()).toMatchObject({ totalUsers: 1, totalReviews: 1, averageRating: 4, averageScore: null })
  expect(await app.db.select().from(trustMetrics)).toMatchObject([{ averageRating: 400 }])
  await makeMember(app)
  app.clock.walk({ days: 1 })
  expect(await metrics()).toMatchObject({ totalUsers: 1, lastUpdated: "2026-11-21T09:00:00.000Z" })
  await run(app)
  expect(await metrics()).toMatchObject({ totalUsers: 2, lastUpdated: "2026-11-22T09:00:00.000Z" })
  expect(await app.db.select().from(trustMetrics)).toHaveLength(1)
})

it("uses only the scores of users who share them, and at least five", async () => {
  const { app, metrics } = await open()
  for (let score = 50; score < 56; score++) {
    const { id, browser } = await makeSubscriber(app)
    await browser.call(seo.generate, { body: makeForm() })
    await app.db.update(seoContent).set({ seoScore: score }).where(eq(seoContent.userId, id))
    if (score > 50) await app.db.update(userSettings).set({ dataSharing: true }).where(eq(userSettings.userId, id))
  }
  await run(app)
  expect(await metrics()).toMatchObject({ averageScore: 53 })
  const [last] = await app.db.select().from(userSettings).where(eq(userSettings.dataSharing, true)).limit(1)
  await app.db
    .update(userSettings)
    .set({ dataSharing: false })
    .where(eq(userSettings.userId, last?.userId ?? ""))
  await run(app)
  expect(await metrics()).toMatchObject({ averageScore: null })
})

it("measures the uptime over whole days, and says nothing before the first one", async () => {
  const { app, metrics } = await open()
  await noteMinute.run(partsOf(app), log)
  await noteMinute.run(partsOf(app), log)
  expect(await app.db.select().from(servedMinutes)).toEqual([{ day: "2026-11-21", minutes: 2 }])
  await run(app)
  expect(await metrics()).toMatchObject({ uptime: null })
  app.clock.walk({ days: 1 })
  await app.db.insert(servedMinutes).values({ day: "2026-11-22", minutes: 1440 })
  await run(app)
  expect(await metrics()).toMatchObject({ uptime: null })
  app.clock.walk({ days: 1 })
  await run(app)
  expect(await metrics()).toMatchObject({ uptime: 100 })
  app.clock.walk({ days: 1 })
  await run(app)
  expect(await metrics()).toMatchObject({ uptime: 50 })
  app.clock.walk({ days: 100 })
  await noteMinute.run(partsOf(app), log)
  expect(await app.db.select().from(servedMinutes)).toHaveLength(1)
})

it("updates every user's standing, and keeps badges that an operator gave", async () => {
  const { app } = await open()
  const { id, browser } = await makeSubscriber(app)
  const other = await makeMember(app)
  await app.db.update(users).set({ emailVerifiedAt: app.clock.now() }).where(eq(users.id, id))
  await app.db.update(users).set({ isVerified: true }).where(eq(users.id, other.id))
  await run(app)
  const standings = await app.db.select().from(users).orderBy(users.createdAt)
  expect(standings).toMatchObject([
    { id, trustScore: 20, isVerified: false, verificationBadge: null },
    { id: other.id, trustScore: 0, isVerified: true, verificationBadge: "verified" },
  ])
  expect((await browser.call(community.getTrustScore, {})).json()).toMatchObject({ trustScore: 20, isVerified: false })
})
