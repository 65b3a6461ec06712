import { eq } from "drizzle-orm"
import { expect, it } from "vitest"
import { openGenerator } from "../../../../test/generator.ts"
import { makeSubscriber } from "../../../../test/make.ts"
import { workers } from "../../../../test/workers.ts"
import { history } from "../../../contract/history.ts"
import { currentVersion } from "../../../domain/history/count-broken.ts"
import { contentHistory, seoContent } from "../../db/schema.ts"
import { checkAll } from "../../jobs/check-rules.ts"

const oldVersion = "2025-01-01-00000000"
const illegal = { productTitle: `${"Speckled Mug, ".repeat(20)}handmade` }

/** Two listings that followed the rules when written; today's rules forbid the second. */
async function openWithIllegal() {
  const opened = await openGenerator()
  const { db, browser, generate } = opened
  const legal = (await generate(1)).json()
  opened.app.clock.walk({ minutes: 1 })
  const { id, products } = (await generate(2)).json()
  await db.update(seoContent).set({ ruleBookVersion: oldVersion })
  await db.update(contentHistory).set({ checkedRuleBook: oldVersion })
  await db.update(seoContent).set(illegal).where(eq(seoContent.id, products[1].id))
  const list = async (query: Record<string, string> = {}) =>
    (await browser.request({ url: history.list.path, query })).json()
  const get = async () => (await browser.call(history.get, { params: { id } })).json()
  const fix = () => browser.call(history.fixRules, { params: { id } })
  const brokenIds = async () => (await list({ breaksRules: "true" })).map((item: { id: string }) => item.id)
  return { ...opened, legal, id, products, list, get, fix, brokenIds }
}

it("the list and the item say how many of today's rules are broken, even before the job has run", async () => {
  const { list, get, legal, id } = await openWithIllegal()
  const [item, other] = await list()
  expect([item.id, other.id, other.brokenRules]).toEqual([id, legal.id, 0])
  expect(item.brokenRules).toBeGreaterThan(0)
  expect(item.seoContent.ruleBookVersion).toBe(oldVersion)
  const whole = await get()
  expect([whole.brokenRules, whole.ruleBookVersion]).toEqual([item.brokenRules, currentVersion("etsy")])
  expect(whole.products.map((product: object) => Reflect.get(product, "ruleBookVersion"))).toEqual([
    ...[oldVersion, oldVersion],
  ])
})

it("the job finds them for the filter, once for each version, and changes no text", async () => {
  const { db, get, brokenIds, id, list } = await openWithIllegal()
  const before = await get()
  expect(await brokenIds()).toEqual([])
  expect(
    await Promise.all([checkAll({ db, workers }, currentVersion), checkAll({ db, workers }, currentVersion)]),
  ).toSatisfy(([one, two]: number[]) => (one ?? 0) + (two ?? 0) >= 2)
  expect(await brokenIds()).toEqual([id])
  expect(await list({ breaksRules: "true", platform: "youtube" })).toEqual([])
  expect(await checkAll({ db, workers }, currentVersion)).toBe(0)
  expect(await checkAll({ db, workers }, () => "2027-01-01-12345678")).toBe(2)
  expect(await get()).toEqual(before)
})

it("fixes what breaks a rule and nothing else, keeps the earlier text, and says so", async () => {
  const { fix, get, products, browser, id, brokenIds, db } = await openWithIllegal()
  const before = await get()
  const mended = (await fix()).json()
  expect(mended.brokenRules).toBe(0)
  expect(mended.products[0]).toEqual(before.products[0])
  const { productTitle, seoScore, checks, recommendations, changes, ruleBookVersion, ...texts } = mended.products[1]
  expect(productTitle).not.toBe(illegal.productTitle)
  expect(before.products[1]).toMatchObject(texts)
  expect(ruleBookVersion).toBe(currentVersion("etsy"))
  expect(changes.map(({ slot }: { slot: string }) => slot)).toContain("productTitle")
  const query = { productId: products[1].id }
  const versions = (await browser.call(history.listVersions, { params: { id }, query })).json()
  expect(versions).toMatchObject([{ reason: "rules", listing: illegal }])
  expect(await get()).toEqual(mended)
  await checkAll({ db, workers }, currentVersion)
  expect(await brokenIds()).toEqual([])
  expect((await fix()).json()).toEqual(mended)
  expect((await browser.call(history.listVersions, { params: { id }, query })).json()).toHaveLength(1)
})

it("an edit that breaks a rule counts at once", async () => {
  const { browser, legal, brokenIds, list } = await openWithIllegal()
  const products = [{ id: legal.products[0].id, ...illegal }]
  await browser.call(history.edit, { params: { id: legal.id }, body: { products } })
  expect(await brokenIds()).toEqual([legal.id])
  expect((await list({ breaksRules: "true" }))[0].seoContent.ruleBookVersion).toBe(currentVersion("etsy"))
})

it("is for the owner, and for items with listings", async () => {
  const { app, id, browser, get } = await openWithIllegal()
  const before = await get()
  const stranger = (await makeSubscriber(app)).browser
  expect((await stranger.call(history.fixRules, { params: { id } })).statusCode).toBe(404)
  const draft = await browser.call(history.save, { body: { contentType: "draft", businessName: "A draft" } })
  expect((await browser.call(history.fixRules, { params: { id: draft.json().id } })).statusCode).toBe(404)
  expect((await browser.call(history.get, { params: { id: draft.json().id } })).json()).toMatchObject({
    ...{ brokenRules: 0, ruleBookVersion: null },
  })
  expect(await get()).toEqual(before)
})
