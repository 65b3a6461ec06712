import { eq } from "drizzle-orm"
import { describe, expect, it } from "vitest"
import { openApp } from "../../../../test/app.ts"
import { makeMember, makeSubscriber, setSubscription } from "../../../../test/make.ts"
import { pay } from "../../../../test/payer.ts"
import { community } from "../../../contract/community.ts"
import { successStories, userReviews } from "../../db/schema.ts"

const review = { rating: 5, title: "Finally", review: "My listings read like me, and I sell more mugs." }
const story = { businessName: "Saltmarsh Pottery", industry: "Home & Living", results: "From 3 orders a week to 9." }

async function open() {
  const app = await openApp()
  const { id, browser } = await makeSubscriber(app)
  const stranger = app.browser()
  const shownReviews = async () => (await stranger.call(community.listReviews, {})).json()
  const shownStories = async () => (await stranger.call(community.listStories, {})).json()
  const publish = () => app.db.update(userReviews).set({ isPublic: true, moderatedAt: app.clock.now() })
  return { app, id, browser, stranger, shownReviews, shownStories, publish }
}

describe("a review", () => {
  it("waits until somebody has read it, and shows no more of a name than necessary", async () => {
    const { browser, shownReviews, publish } = await open()
    const reply = await browser.call(community.writeReview, { body: { ...review, platform: "etsy" } })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      ...review,
      platform: "etsy",
      state: "waiting",
      isVerified: false,
      name: "Mara L.",
    })
    expect(await shownReviews()).toEqual([])
    await publish()
    expect(await shownReviews()).toMatchObject([{ ...review, name: "Mara L." }])
    expect(JSON.stringify(await shownReviews())).not.toMatch(/Lindqvist|@|userId|state/)
    expect((await browser.call(community.getOwnReview, {})).json()).toMatchObject({ review: { state: "public" } })
  })

  it("is saved once, however often somebody clicks", async () => {
    const { app, browser } = await open()
    const replies = await Promise.all([1, 2, 3].map(() => browser.call(community.writeReview, { body: review })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    expect(await app.db.select().from(userReviews)).toHaveLength(1)
    const refused = replies.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: "conflict", message: expect.stringContaining("already") })
  })

  it("waits again after a change, but not if nothing changed", async () => {
    const { app, browser, shownReviews, publish } = await open()
    await browser.call(community.writeReview, { body: review })
    await publish()
    app.clock.walk({ minutes: 5 })
    await browser.call(community.changeReview, { body: review })
    expect(await shownReviews()).toHaveLength(1)
    const changed = await browser.call(community.changeReview, { body: { ...review, rating: 2 } })
    expect(changed.json()).toMatchObject({ rating: 2, state: "waiting", updatedAt: "2026-11-21T09:05:00.000Z" })
    expect(await shownReviews()).toEqual([])
  })

  it("says that it was refused, and can be rewritten or withdrawn", async () => {
    const { app, browser } = await open()
    await browser.call(community.writeReview, { body: review })
    await app.db.update(userReviews).set({ moderatedAt: app.clock.now() })
    expect((await browser.call(community.getOwnReview, {})).json().review.state).toBe("refused")
    const again = await browser.call(community.changeReview, { body: { ...review, title: "Better" } })
    expect(again.json().state).toBe("waiting")
    expect((await browser.call(community.removeReview, {})).statusCode).toBe(204)
    expect((await browser.call(community.removeReview, {})).statusCode).toBe(404)
    expect((await browser.call(community.changeReview, { body: review })).statusCode).toBe(404)
    expect((await browser.call(community.getOwnReview, {})).json()).toEqual({ review: null })
  })

  it("is marked as a customer's after a payment", async () => {
    const { app } = await open()
    const { browser } = await makeMember(app)
    await pay(browser)
    const reply = await browser.call(community.writeReview, { body: review })
    expect(reply.json()).toMatchObject({ isVerified: true })
  })

  it("can be written by subscribers, and withdrawn by its owner at any time", async () => {
    const { app, id, browser, stranger } = await open()
    const { browser: member } = await makeMember(app)
    expect((await stranger.call(community.writeReview, { body: review })).statusCode).toBe(401)
    expect((await member.call(community.writeReview, { body: review })).statusCode).toBe(403)
    await browser.call(community.writeReview, { body: review })
    await setSubscription(app.db, id, { status: "inactive" })
    expect((await browser.call(community.changeReview, { body: review })).statusCode).toBe(403)
    expect((await browser.call(community.getOwnReview, {})).json().review).toMatchObject(review)
    expect((await browser.call(community.removeReview, {})).statusCode).toBe(204)
  })

  it.each([
    [{ rating: 0 }, "rating"],
    [{ rating: 6 }, "rating"],
    [{ rating: 4.5 }, "rating"],
    [{ title: "  " }, "title"],
    [{ title: "x".repeat(121) }, "title"],
    [{ review: "too short" }, "review"],
    [{ review: "x".repeat(2001) }, "review"],
    [{ platform: "myspace" }, "platform"],
    [{ isPublic: true }, ""],
    [{ isVerified: true }, ""],
  ])("is refused with %j", async (changes, path) => {
    const { browser } = await open()
    const reply = await browser.call(community.writeReview, { body: { ...review, ...Object(changes) } })
    expect(reply.json()).toMatchObject({ code: "bad_input", issues: [{ path }] })
  })

  it("is plain text, saved exactly as typed", async () => {
    const { browser } = await open()
    const typed = '<script>alert("x")</script> & more &amp; less'
    const reply = await browser.call(community.writeReview, { body: { ...review, review: typed } })
    expect(reply.json().review).toBe(typed)
    expect(reply.headers["content-type"]).toContain("application/json")
  })
})

describe("a success story", () => {
  it("is written once, waits, is shown, and waits again after a change", async () => {
    const { app, browser, shownStories } = await open()
    const replies = await Promise.all([1, 2].map(() => browser.call(community.writeStory, { body: story })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(await shownStories()).toEqual([])
    await app.db.update(successStories).set({ isPublic: true, isFeatured: true, moderatedAt: app.clock.now() })
    expect(await shownStories()).toMatchObject([{ ...story, isFeatured: true, challenge: null }])
    expect(JSON.stringify(await shownStories())).not.toMatch(/Mara|userId|state/)
    const changed = await browser.call(community.changeStory, { body: { ...story, challenge: "Nobody found us." } })
    expect(changed.json()).toMatchObject({ challenge: "Nobody found us.", state: "waiting", isFeatured: false })
    expect(await shownStories()).toEqual([])
    expect((await browser.call(community.removeStory, {})).statusCode).toBe(204)
    expect((await browser.call(community.getOwnStory, {})).json()).toEqual({ story: null })
    expect((await browser.call(community.changeStory, { body: story })).statusCode).toBe(404)
  })

  it("shows six at most, the featured ones first", async () => {
    const { app, shownStories } = await open()
    for (let day = 10; day < 18; day++)
      await app.db.insert(successStories).values({
        ...{ ...story, businessName: `Day ${day}`, isPublic: true, isFeatured: day === 11 },
        createdAt: new Date(`2026-10-${day}T00:00:00Z`),
      })
    await app.db.insert(successStories).values(story)
    const shown: { businessName: string }[] = await shownStories()
    expect(shown.map(({ businessName }) => businessName)).toEqual([
      "Day 11",
      "Day 17",
      "Day 16",
      "Day 15",
      "Day 14",
      "Day 13",
    ])
  })

  it.each([
    [{ results: "short" }, "results"],
    [{ businessName: " " }, "businessName"],
    [{ imageUrl: "https://elsewhere.example/pixel.png" }, "imageUrl"],
    [{ imageUrl: "data:image/svg+xml;base64,PHN2Zz4=" }, "imageUrl"],
    [{ isFeatured: true }, ""],
  ])("is refused with %j", async (changes, path) => {
    const { browser } = await open()
    const reply = await browser.call(community.writeStory, { body: { ...story, ...Object(changes) } })
    expect(reply.json()).toMatchObject({ code: "bad_input", issues: [{ path }] })
  })

  it("is deleted with the account", async () => {
    const { app, id, browser } = await open()
    await browser.call(community.writeStory, { body: story })
    const { deleteUser } = await import("../../db/account/account.ts")
    await deleteUser(app.db, id)
    expect(
      await app.db.select().from(successStories).where(eq(successStories.businessName, story.businessName)),
    ).toEqual([])
  })
})

it("explains a trust score only to its owner", async () => {
  const { browser, stranger } = await open()
  const { parts, trustScore } = (await browser.call(community.getTrustScore, {})).json()
  const points = parts.map((part: { points: number }) => part.points)
  expect(points.reduce((sum: number, each: number) => sum + each, 0)).toBe(trustScore)
  expect((await stranger.call(community.getTrustScore, {})).statusCode).toBe(401)
})
