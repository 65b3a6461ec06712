import { expect, it } from "vitest"
import { openApp, type TestApp } from "../../test/app.ts"
import { makeForm } from "../../test/make.ts"
import { workers } from "../../test/workers.ts"
import { auth } from "../contract/auth.ts"
import { history } from "../contract/history.ts"
import { seo } from "../contract/seo.ts"
import { demoLibrary } from "../domain/examples/demo-library.ts"
import { platforms } from "../domain/platforms/index.ts"
import { readConfig } from "./config.ts"
import { demo, seedDemoAccount } from "./demo-account.ts"
import { assembleParts } from "./parts.ts"

const partsOf = ({ db, clock }: TestApp) => assembleParts({ config: readConfig({}), db, now: clock.now, workers })

async function signIn(app: TestApp) {
  const browser = app.browser()
  const reply = await browser.call(auth.signIn, { body: { username: demo.username, password: demo.password } })
  expect(reply.statusCode).toBe(200)
  const library = async () => (await browser.call(history.list, { query: {} })).json()
  return { browser, library }
}

it("fills the demo account's library with a month of good listings on every platform, and one campaign, once", async () => {
  const app = await openApp()
  await seedDemoAccount(partsOf(app))
  const { browser, library } = await signIn(app)
  const items = await library()
  expect(items).toHaveLength(demoLibrary.length + 1)
  const names = items.map(({ platform }: { platform: string }) => platform)
  expect(new Set(names)).toEqual(new Set([...platforms.map(({ id }) => id), "google_ads"]))
  const dates: string[] = items.map(({ createdAt }: { createdAt: string }) => createdAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates[0]).toBe("2026-11-20T09:00:00.000Z")
  const listings = items.filter(({ contentType }: { contentType: string }) => contentType === "seo_content")
  expect(listings).toHaveLength(demoLibrary.length)
  for (const { id } of listings) {
    const { products } = (await browser.call(history.get, { params: { id } })).json()
    expect(products.length).toBeGreaterThan(0)
    for (const { seoScore, unsupportedClaims } of products) {
      expect(seoScore).toBeGreaterThanOrEqual(70)
      expect(unsupportedClaims).toEqual([])
    }
  }

  // Deleted items stay deleted at the next start.
  await browser.call(history.remove, { params: { id: items[0].id } })
  await browser.call(history.remove, { params: { id: items[1].id } })
  await seedDemoAccount(partsOf(app))
  expect(await library()).toHaveLength(demoLibrary.length - 1)
  await browser.call(seo.generate, { body: makeForm(), query: {} })
  await seedDemoAccount(partsOf(app))
  expect(await library()).toHaveLength(demoLibrary.length)
})

it("comes once when two processes start at the same moment", async () => {
  const app = await openApp()
  await Promise.all([seedDemoAccount(partsOf(app)), seedDemoAccount(partsOf(app))])
  const { library } = await signIn(app)
  expect(await library()).toHaveLength(demoLibrary.length + 1)
})
