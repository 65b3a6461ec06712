import { expect, it } from "vitest"
import { openGenerator } from "../../../../test/generator.ts"
import { makeMember, makeSubscriber } from "../../../../test/make.ts"
import { history } from "../../../contract/history.ts"
import { seo } from "../../../contract/seo.ts"
import { contentVersions } from "../../db/schema.ts"

async function open() {
  const opened = await openGenerator()
  const { app, browser, generate } = opened
  const { id, products } = (await generate(2)).json()
  const [first, second] = products
  /** Some time later, somebody types a title. */
  const edit = async (title: string, minutes = 1, productId: string = first.id) => {
    app.clock.walk({ minutes })
    const body = { products: [{ id: productId, productTitle: title }] }
    expect((await browser.call(history.edit, { params: { id }, body })).statusCode).toBe(200)
  }
  const rewrite = async (minutes = 1) => {
    app.clock.walk({ minutes })
    const body = { historyId: id, productId: first.id, field: "productTitle" }
    return (await browser.call(seo.rewrite, { body })).json().productTitle
  }
  const ask = (who = browser, productId: string = first.id, itemId: string = id) =>
    who.call(history.listVersions, { params: { id: itemId }, query: { productId } })
  const titles = async () =>
    (await ask())
      .json()
      .map(({ reason, listing }: { reason: string; listing: { productTitle: string } }) => [
        reason,
        listing.productTitle,
      ])
  return { ...opened, id, first, second, edit, rewrite, ask, titles }
}

it("has the texts from before each change, newest first", async () => {
  const { first, second, edit, rewrite, ask, titles } = await open()
  await edit("Typed")
  const rewritten = await rewrite()
  await edit("Typed again")
  expect(await titles()).toEqual([
    ["edit", rewritten],
    ["rewrite:productTitle", "Typed"],
    ["edit", first.productTitle],
  ])
  const { seoScore, recommendations, checks, unsupportedClaims, changes, writer, notes, id, ...listing } = first
  expect((await ask()).json().at(-1)).toEqual({
    ...{ id: expect.any(String), reason: "edit", createdAt: "2026-11-21T09:01:00.000Z", listing },
  })
  expect((await ask(undefined, second.id)).json()).toEqual([])
})

it("combines consecutive edits, and has the text from before the first one", async () => {
  const { first, second, edit, titles, ask } = await open()
  for (const title of ["T", "Ti", "Tit"]) await edit(title, 3)
  await edit("Other", 0, second.id)
  expect(await titles()).toEqual([["edit", first.productTitle]])
  expect((await ask(undefined, second.id)).json()).toHaveLength(1)
  await edit("Titl", 3)
  expect(await titles()).toHaveLength(1)
  await edit("Title", 1)
  expect(await titles()).toEqual([
    ["edit", "Titl"],
    ["edit", first.productTitle],
  ])
})

it("has no version for a save that changes nothing", async () => {
  const { first, edit, titles, browser, id } = await open()
  const before = (await browser.call(history.get, { params: { id } })).json()
  await edit(first.productTitle)
  expect(await titles()).toEqual([])
  expect((await browser.call(history.get, { params: { id } })).json()).toEqual(before)
})

it("stops at a hundred", async () => {
  const { db, first, ask } = await open()
  const { id, ...content } = first
  await db.insert(contentVersions).values(
    Array.from({ length: 120 }, (_, index) => ({
      ...{ seoContentId: id, content: { id, ...content, productTitle: `${index}` }, reason: "edit" },
      createdAt: new Date(Date.parse("2026-11-21T10:00:00Z") + index * 1000),
    })),
  )
  const versions: { listing: { productTitle: string } }[] = (await ask()).json()
  expect(versions.map(({ listing }) => listing.productTitle)).toEqual(
    Array.from({ length: 100 }, (_, index) => `${119 - index}`),
  )
})

it("is the owner's, while the subscription lasts", async () => {
  const { app, browser, ask, edit, first, id } = await open()
  await edit("Typed")
  expect((await ask(app.browser())).statusCode).toBe(401)
  expect((await ask((await makeMember(app)).browser)).statusCode).toBe(403)
  expect((await ask((await makeSubscriber(app)).browser)).statusCode).toBe(404)
  expect((await ask(browser, "x")).statusCode).toBe(404)
  expect((await ask(browser, first.id, "x")).statusCode).toBe(404)
  expect((await browser.request({ url: history.listVersions.path.replace(":id", id) })).statusCode).toBe(400)
})
