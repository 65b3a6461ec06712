import { expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeSubscriber } from "../../../test/make.ts"
import { community } from "../../contract/community.ts"
import { userReviews, users } from "../db/schema.ts"

async function open() {
  const app = await openApp()
  const writers = [await makeSubscriber(app), await makeSubscriber(app)]
  const stranger = app.browser()
  const add = (at: number, rating: number, isPublic: boolean, changes: object = {}) =>
    app.db.insert(userReviews).values({
      ...{ userId: writers[at]?.id ?? "", rating, title: `Rated ${rating}`, review: "It works.", isPublic },
      ...changes,
    })
  const metrics = async () => (await stranger.call(community.getTrustMetrics, {})).json()
  const reviews = async () => (await stranger.call(community.listReviews, {})).json()
  return { app, add, metrics, reviews }
}

it("counts what exists, and has no rating without reviews", async () => {
  const { app, metrics } = await open()
  expect(await metrics()).toEqual({
    ...{ totalUsers: 2, totalGenerations: 0, totalReviews: 0, averageRating: null },
    ...{ averageScore: null, uptime: null, lastUpdated: "2026-11-21T09:00:00.000Z" },
  })
  await app.db.update(users).set({ totalGenerations: 7 })
  expect(await metrics()).toMatchObject({ totalGenerations: 14 })
})

it("calculates the rating from public reviews only", async () => {
  const { add, metrics } = await open()
  await add(0, 5, true)
  await add(1, 4, true)
  await add(1, 4, true)
  await add(0, 1, false)
  expect(await metrics()).toMatchObject({ totalReviews: 3, averageRating: 4.3 })
})

it("shows the latest twelve public reviews, and no more of a name than necessary", async () => {
  const { add, reviews } = await open()
  for (let day = 10; day < 24; day++)
    await add(0, 5, true, { title: `Day ${day}`, createdAt: new Date(`2026-10-${day}`) })
  await add(1, 1, false)
  const shown = await reviews()
  expect(shown.map(({ title }: { title: string }) => title)).toEqual(
    Array.from({ length: 12 }, (_, place) => `Day ${23 - place}`),
  )
  expect(shown[0].name).toMatch(/^\p{L}+( \p{L}\.)?$/u)
  expect(JSON.stringify(shown)).not.toMatch(/@|userId/)
})
