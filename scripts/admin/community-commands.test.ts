import { expect, it } from "vitest"
import { community } from "../../src/contract/community.ts"
import { templates } from "../../src/contract/templates.ts"
import { readConfig } from "../../src/server/config.ts"
import { operatorLog } from "../../src/server/db/schema.ts"
import { assembleParts } from "../../src/server/parts.ts"
import { openApp } from "../../test/app.ts"
import { makeForm, makeSubscriber } from "../../test/make.ts"
import { runCommand } from "../admin.ts"

const review = { rating: 5, title: "Finally", review: "My listings read like me." }
const story = { businessName: "Saltmarsh Pottery", industry: "Home", results: "From 3 orders a week to 9." }

async function open() {
  const app = await openApp()
  const parts = assembleParts({ config: readConfig({}), db: app.db, now: app.clock.now })
  const { browser } = await makeSubscriber(app)
  const type = (line: string) => runCommand({ ...parts, url: app.url }, "op", line.split(" "))
  const stranger = app.browser()
  return { app, browser, stranger, type }
}

it("reads, publishes and hides a review, and updates the rating at once", async () => {
  const { app, browser, stranger, type } = await open()
  const { id } = (await browser.call(community.writeReview, { body: review })).json()
  const shown = async () => (await stranger.call(community.listReviews, {})).json()
  const rating = async () => (await stranger.call(community.getTrustMetrics, {})).json().averageRating
  expect(await type("reviews list")).toMatchObject([{ id, isPublic: false, moderatedAt: null }])
  expect(await type(`reviews read ${id}`)).toMatch(/^5 of 5, by .*@.*\nFinally\n\nMy listings read like me\.$/)
  expect(await type(`reviews publish ${id}`)).toBe("Done.")
  expect([await shown(), await rating()]).toMatchObject([[{ id, isVerified: false }], 5])
  await type(`reviews verify ${id}`)
  expect(await shown()).toMatchObject([{ id, isVerified: true }])
  await type(`reviews hide ${id}`)
  expect([await shown(), await rating()]).toEqual([[], null])
  expect((await browser.call(community.getOwnReview, {})).json().review.state).toBe("refused")
  expect((await app.db.select().from(operatorLog)).map(({ command }) => command)).toContain(`reviews publish ${id}`)
})

it("lists pending reviews before decided ones", async () => {
  const { app, browser, type } = await open()
  const first = (await browser.call(community.writeReview, { body: review })).json()
  app.clock.walk({ minutes: 1 })
  const other = await makeSubscriber(app)
  const second = (await other.browser.call(community.writeReview, { body: review })).json()
  await type(`reviews hide ${second.id}`)
  expect(await type("reviews")).toMatchObject([{ id: first.id }, { id: second.id }])
})

it("publishes, features and hides a story", async () => {
  const { browser, stranger, type } = await open()
  const { id } = (await browser.call(community.writeStory, { body: story })).json()
  const shown = async () => (await stranger.call(community.listStories, {})).json()
  expect(await type("stories")).toMatchObject([{ id, businessName: "Saltmarsh Pottery" }])
  expect(await type(`stories read ${id}`)).toContain("without a picture\n\nFrom 3 orders")
  await type(`stories publish ${id}`)
  expect(await shown()).toMatchObject([{ id, isFeatured: false }])
  await type(`stories feature ${id}`)
  expect(await shown()).toMatchObject([{ id, isFeatured: true }])
  await type(`stories hide ${id}`)
  expect(await shown()).toEqual([])
})

it("stops sharing a template, and its owner keeps it", async () => {
  const { browser, type } = await open()
  const body = { name: "Mugs", form: makeForm(), isPublic: true }
  const { id } = (await browser.call(templates.create, { body })).json()
  expect(await type("templates")).toMatchObject([{ id, name: "Mugs" }])
  await type(`templates hide ${id}`)
  expect(await type("templates")).toEqual([])
  expect((await browser.call(templates.get, { params: { id } })).json()).toMatchObject({ isPublic: false })
})

it.each([
  "reviews publish 7",
  "reviews read 7",
  "stories hide 7",
  "stories read 7",
  "stories feature 7",
  "templates hide 7",
])("refuses %s with a sentence", async (line) => {
  const { type } = await open()
  await expect(type(line)).rejects.toThrow(/No (review|story|template) has this ID\./)
})
