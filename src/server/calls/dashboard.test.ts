import { and, eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { FakeWriter } from "../../../test/fake-writer.ts"
import { makeForm, makeMember, makeSubscriber, setSubscription } from "../../../test/make.ts"
import { auth } from "../../contract/auth.ts"
import type { Dashboard, NextStep } from "../../contract/dashboard.ts"
import { dashboard } from "../../contract/dashboard.ts"
import { history } from "../../contract/history.ts"
import { seo } from "../../contract/seo.ts"
import { templates } from "../../contract/templates.ts"
import { contentHistory, generations, seoContent, userReviews, users } from "../db/schema.ts"

async function open() {
  const app = await openApp({ parts: { writer: new FakeWriter() } })
  const { id, browser, registration } = await makeSubscriber(app)
  await app.db.update(users).set({ createdAt: app.clock.now() }).where(eq(users.id, id))
  /** Returns later, after the session has ended. */
  const later = async (walk: { days?: number; minutes?: number }) => {
    app.clock.walk(walk)
    const { username, password } = registration
    const reply = await browser.call(auth.signIn, { body: { username, password } })
    if (reply.statusCode !== 200) throw new Error(reply.body)
  }
  const get = async (query: { timeZone?: string } = {}): Promise<Dashboard> => {
    const reply = await browser.call(dashboard.get, { query })
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json()
  }
  const mark = async (body: object) => (await browser.call(dashboard.mark, { body })).json()
  const generate = async (changes: object = {}) =>
    (await browser.call(seo.generate, { body: { ...makeForm(), ...changes } })).json()
  const score = (itemId: string, seoScore: number) =>
    app.db
      .update(seoContent)
      .set({ seoScore })
      .where(
        eq(
          seoContent.generationId,
          app.db.select({ id: contentHistory.generationId }).from(contentHistory).where(eq(contentHistory.id, itemId)),
        ),
      )
  const step = async <Kind extends NextStep["kind"]>(kind: Kind) => (await get()).next.find((one) => one.kind === kind)
  return { app, id, browser, later, get, mark, generate, score, step }
}

it("matches the specification on the first day", async () => {
  const { get } = await open()
  expect(await get()).toMatchObject({
    numbers: {
      ...{ totalGenerations: 0, successfulGenerations: 0, listings: 0, bestScore: null, averageScore: null },
      ...{ favoritePlatform: null, lastActivityAt: null, memberForDays: 0 },
    },
    platforms: [],
    next: [{ kind: "generate_first" }],
    isNewUser: true,
    celebration: null,
    onboarding: { isSkipped: false, isDone: false },
  })
})

it("has live figures", async () => {
  const { later, get, generate, score } = await open()
  const first = await generate()
  await generate({ platform: "shopify", shopifyStoreName: "Saltmarsh" })
  await later({ days: 2 })
  const { id } = await generate()
  await score(first.id, 71)
  await score(id, 90)
  const { numbers, platforms } = await get()
  expect(numbers).toMatchObject({
    ...{ totalGenerations: 3, successfulGenerations: 3, listings: 3, bestScore: 90 },
    ...{ favoritePlatform: "etsy", lastActivityAt: "2026-11-23T09:00:00.000Z" },
  })
  expect(platforms).toMatchObject([
    { platform: "etsy", listings: 2, averageScore: 81, bestScore: 90 },
    { platform: "shopify", listings: 1 },
  ])
  const average = (71 + 90 + (platforms[1]?.averageScore ?? 0)) / 3
  expect(numbers.averageScore).toBe(Math.round(average))
})

it("counts deleted listings as written, but no longer their score", async () => {
  const { browser, get, generate } = await open()
  const { id } = await generate()
  await browser.call(history.remove, { params: { id } })
  const { numbers, platforms } = await get()
  expect([numbers.listings, numbers.bestScore, platforms]).toEqual([1, null, []])
})

describe("activity", () => {
  it("has each of the last thirty days", async () => {
    const { later, get, generate } = await open()
    await generate()
    await later({ days: 29 })
    await generate({ products: makeForm(2).products })
    const { activity } = await get()
    expect(activity).toHaveLength(30)
    expect(activity[0]).toEqual({ day: "2026-11-21", generations: 1, listings: 1 })
    expect(activity[29]).toEqual({ day: "2026-12-20", generations: 1, listings: 2 })
    expect(activity.slice(1, 29).every(({ generations, listings }) => generations + listings === 0)).toBe(true)
    await later({ days: 1 })
    expect((await get()).activity[0]).toEqual({ day: "2026-11-22", generations: 0, listings: 0 })
  })

  it.each([
    ["UTC", "2026-11-21", 0],
    ["Pacific/Kiritimati", "2026-11-22", 1],
    ["Pacific/Pago_Pago", "2026-11-20", 0],
    ["Asia/Kathmandu", "2026-11-21", 0],
  ])("follows the calendar of %s", async (timeZone, day, memberForDays) => {
    const { later, get, generate } = await open()
    await later({ minutes: 90 })
    await generate()
    const { activity, numbers } = await get({ timeZone })
    expect(activity.filter(({ generations }) => generations > 0).map((each) => each.day)).toEqual([day])
    expect(activity.at(-1)?.day).toBe(day)
    expect(numbers.memberForDays).toBe(memberForDays)
  })

  it.each(["Mars/Olympus", "x".repeat(65), "'; drop table users"])("refuses the time zone %s", async (timeZone) => {
    const { browser } = await open()
    const reply = await browser.call(dashboard.get, { query: { timeZone } })
    expect(reply.json()).toMatchObject({ code: "bad_input", message: "There is no such time zone" })
  })
})

describe("the next step", () => {
  it("is to continue with the latest draft, unless it is archived or old", async () => {
    const { app, browser, later, step } = await open()
    const save = (businessName: string) =>
      browser.call(history.save, {
        body: { contentType: "draft", businessName, form: { ...makeForm(), businessName } },
      })
    await save("Old")
    app.clock.walk({ minutes: 1 })
    const { id } = (await save("New")).json()
    expect(await step("resume_draft")).toMatchObject({ itemId: id, title: "New", platform: "etsy", drafts: 2 })
    await browser.call(history.mark, { params: { id }, body: { isArchived: true } })
    expect(await step("resume_draft")).toMatchObject({ title: "Old", drafts: 1 })
    await later({ days: 30 })
    await app.db.update(contentHistory).set({ isArchived: false })
    expect(await step("resume_draft")).toBeUndefined()
  })

  it("is to improve the lowest score under 80, with the change that would help most", async () => {
    const { app, generate, score, step } = await open()
    const good = await generate()
    const poor = await generate()
    await score(good.id, 80)
    await score(poor.id, 79)
    const checks = [
      { status: "pass", points: 9, maxPoints: 20, advice: "Nothing" },
      { status: "fail", points: 0, maxPoints: 5, advice: "Write more" },
      { status: "partial", points: 2, maxPoints: 10, advice: "Fill all tags" },
    ].map((check) => ({ ...check, id: "x", label: "X", evidence: "", source: { name: "", readOn: "" } }))
    await app.db
      .update(seoContent)
      .set({ report: Object(JSON.parse(JSON.stringify({ checks }))) })
      .where(eq(seoContent.seoScore, 79))
    expect(await step("improve_listing")).toMatchObject({
      ...{ itemId: poor.id, productId: poor.products[0].id, productName: "Speckled Mug No. 1", score: 79 },
      ...{ advice: "Fill all tags", gain: 8 },
    })
    await score(poor.id, 80)
    expect(await step("improve_listing")).toBeUndefined()
  })

  it("is to fix what breaks a current rule", async () => {
    const { app, generate, step } = await open()
    const { id } = await generate()
    await app.db.update(contentHistory).set({ brokenRules: 2 })
    expect(await step("fix_rules")).toMatchObject({ itemId: id, platform: "etsy", brokenRules: 2, items: 1 })
  })

  it("is a suitable new platform, and a template once something repeats", async () => {
    const { app, browser, generate, step } = await open()
    await generate()
    expect(await step("try_platform")).toEqual({ kind: "try_platform", platform: "amazon" })
    expect(await step("make_template")).toBeUndefined()
    await generate()
    app.clock.walk({ minutes: 1 })
    const { id } = await generate()
    expect(await step("make_template")).toMatchObject({ itemId: id })
    await browser.call(templates.create, { body: { name: "Mugs", form: makeForm() } })
    expect(await step("make_template")).toBeUndefined()
  })

  it("is a review after ten listings, once", async () => {
    const { app, id, generate, step } = await open()
    await generate({ products: makeForm(9).products })
    expect(await step("write_review")).toBeUndefined()
    await generate()
    expect(await step("write_review")).toEqual({ kind: "write_review", listings: 10 })
    await app.db.insert(userReviews).values({ userId: id, rating: 5, title: "Good", review: "It works." })
    expect(await step("write_review")).toBeUndefined()
  })
})

describe("messages shown once", () => {
  it("celebrates each milestone once, and skips those that a larger one overtook", async () => {
    const { get, mark, generate, score } = await open()
    const { id } = await generate()
    await score(id, 94)
    expect((await get()).celebration).toEqual({ id: "first_listing", listings: 1, best: null })
    expect((await mark({ celebrationSeen: "first_listing" })).celebration).toBeNull()
    await score(id, 95)
    expect((await get()).celebration).toMatchObject({
      id: "score_95",
      best: { itemId: id, platform: "etsy", score: 95 },
    })
    await mark({ celebrationSeen: "score_95" })
    await generate({ products: makeForm(50).products })
    expect((await get()).celebration).toMatchObject({ id: "listings_50", listings: 51 })
    await mark({ celebrationSeen: "listings_50" })
    expect((await get()).celebration).toBeNull()
  })

  it("welcomes the user until they have seen it or generated something", async () => {
    const { get, mark, generate } = await open()
    expect((await mark({ welcomed: true })).isNewUser).toBe(false)
    expect((await get()).isNewUser).toBe(false)
    const other = await open()
    await other.generate()
    expect((await other.get()).isNewUser).toBe(false)
    await generate()
  })

  it("has three steps, completed by clicking or by doing, and skipped for as long as the user wants", async () => {
    const { get, mark, generate } = await open()
    const done = async () => (await get()).onboarding.steps.map(({ isDone }) => isDone)
    expect((await get()).onboarding.steps.map(({ id }) => id)).toEqual(["platform", "details", "generate"])
    await mark({ stepDone: "platform" })
    expect(await done()).toEqual([true, false, false])
    expect((await mark({ skipped: true })).onboarding.isSkipped).toBe(true)
    expect((await mark({ skipped: false })).onboarding).toMatchObject({ isSkipped: false, isDone: false })
    await generate()
    expect(await done()).toEqual([true, true, true])
    expect((await get()).onboarding.isDone).toBe(true)
  })

  it("saves simultaneous answers", async () => {
    const { get, mark } = await open()
    await Promise.all([mark({ stepDone: "platform" }), mark({ stepDone: "details" }), mark({ welcomed: true })])
    const { onboarding, isNewUser } = await get()
    expect([onboarding.steps.filter(({ isDone }) => isDone).length, isNewUser]).toEqual([2, false])
  })

  it.each([{ celebrationSeen: "listings_7" }, { stepDone: "rest" }, { welcomed: false }, { isAdmin: true }])(
    "refuses %j",
    async (body) => {
      const { mark } = await open()
      expect(await mark(body)).toMatchObject({ code: "bad_input" })
    },
  )
})

it("counts only the user's own data, and is for subscribers only", async () => {
  const { app, get, generate } = await open()
  const other = await makeSubscriber(app)
  await other.browser.call(seo.generate, { body: makeForm() })
  await app.db.update(contentHistory).set({ brokenRules: 1 })
  expect(await get()).toMatchObject({ numbers: { listings: 0 }, next: [{ kind: "generate_first" }] })
  await generate()
  const { id, browser } = await makeMember(app)
  expect((await browser.call(dashboard.get, {})).statusCode).toBe(403)
  await setSubscription(app.db, id, { status: "active" })
  expect((await browser.call(dashboard.get, {})).statusCode).toBe(200)
  expect((await app.browser().call(dashboard.get, {})).statusCode).toBe(401)
})

it("leaves out failed generations", async () => {
  const { app, id, get, generate } = await open()
  await generate()
  await app.db
    .update(generations)
    .set({ state: "failed" })
    .where(and(eq(generations.userId, id)))
  expect((await get()).numbers).toMatchObject({ listings: 0, favoritePlatform: null })
})
