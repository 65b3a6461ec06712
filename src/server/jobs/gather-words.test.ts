import { fastify } from "fastify"
import { expect, it } from "vitest"
import { openLibrary } from "../../../test/library.ts"
import { history } from "../../contract/history.ts"
import { readConfig } from "../config.ts"
import { listWords } from "../db/history/search-words.ts"
import { removedItems } from "../db/schema.ts"
import { assembleParts } from "../parts.ts"
import { gatherWords } from "./gather-words.ts"
import { purgeExpired } from "./purge-expired.ts"

const { log } = fastify()

it("removes the words of deleted items, and purges deleted items after an hour", async () => {
  const { app, db, add, browser, userId } = await openLibrary()
  const parts = assembleParts({ config: readConfig({}), db, now: app.clock.now })
  const id = await add({ title: "Beeswax Candle" })
  for (let at = 0; at < 501; at++) await add({ title: `Oak shelf${at}` })
  await browser.call(history.remove, { params: { id } })
  expect(await listWords(db, userId)).toContain("beeswax")
  await gatherWords.run(parts, log)
  const words = await listWords(db, userId)
  expect(words.filter((word) => ["beeswax", "candle", "oak", "shelf0", "shelf500", "etsy"].includes(word)).length).toBe(
    4,
  )
  expect(new Set(words).size).toBe(words.length)

  await purgeExpired.run(parts, log)
  expect(await db.select().from(removedItems)).toHaveLength(1)
  app.clock.walk({ minutes: 61 })
  await purgeExpired.run(parts, log)
  expect(await db.select().from(removedItems)).toEqual([])
})

it("keeps words that arrive while it runs", async () => {
  const { app, db, add, browser, userId } = await openLibrary()
  const parts = assembleParts({ config: readConfig({}), db, now: app.clock.now })
  const id = await add({ title: "Beeswax Candle" })
  await browser.call(history.mark, { params: { id }, body: { title: "Copper Lantern" } })
  await Promise.all([gatherWords.run(parts, log), add({ title: "Walnut Bowl" }), add({ title: "Linen Apron" })])
  expect(await listWords(db, userId)).toEqual(expect.arrayContaining(["copper", "lantern", "walnut", "bowl", "linen"]))
})
